import type { FileReply } from '@bahi/contracts/call.ts'
import type { MailEvent } from '@bahi/contracts/mail-events.ts'
import type { ReportAction, ReportName } from '@bahi/contracts/report-kinds.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { Ctx } from '../../platform/context.ts'

export type SheetFormat = 'xlsx' | 'csv' | 'json'

/** Whose report it is and of when, as its pages and its mail say it. */
export interface ReportHead {
  readonly title: string
  /** Without its ending. */
  readonly fileName: string
  readonly company: string
  readonly period: string
  readonly entityId?: number | undefined
  readonly replyTo?: string | null | undefined
  /** The mail it goes out with; absent: that of all reports. */
  readonly mail?: ReportMail | undefined
}

export interface ReportMail {
  readonly event: MailEvent
  readonly fields: Readonly<Record<string, string>>
}

/** What a report is on the server; calls and handlers of all reports are made from it. */
export interface Report<Asked> {
  readonly name: ReportName
  /** Rows it is made of: above the warning limit nobody waits for its mail. */
  readonly count: (ctx: Ctx, asked: Asked, action: ReportAction) => Promise<number>
  /** Reads in one transaction; `pages` is drawn after it. */
  readonly read: (
    ctx: Ctx,
    asked: Asked,
    language: Language,
    /** What it is read for: of a report of two groups, each part is shown to whose right does that. */
    action: ReportAction,
  ) => Promise<{ readonly head: ReportHead; readonly pages: () => Promise<Uint8Array> }>
  /** A sheet of it, by the handler of its export. Makes its own transactions. */
  readonly sheet: (ctx: Ctx, asked: Asked, format: SheetFormat, action: ReportAction) => Promise<FileReply>
}
