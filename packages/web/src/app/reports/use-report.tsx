import { reportRight, reportRights } from '@bahi/contracts/report-kinds.ts'
import type { ReportAction, ReportName } from '@bahi/contracts/report-kinds.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '../api/call.ts'
import type { CallName, DownloadedFile } from '../api/call-types.ts'
import { exportList, openFile, saveFile } from '../files.ts'
import { useRights } from '../session/rights.ts'
import { later } from '../../ui/later.tsx'

const ReportScheduleDialog = later(() =>
  import('./ReportScheduleDialog.tsx').then((module) => module.ReportScheduleDialog),
)
const SendReport = later(() => import('./SendReport.tsx').then((module) => module.SendReport))

export interface ReportUse {
  readonly name: ReportName
  /** What the screen asks with: what is taken out is what is shown. */
  readonly body: Readonly<Record<string, unknown>>
  /** In place of the rights of the report, where another record shows it. */
  readonly rights?: Readonly<Partial<Record<ReportAction, RightCode>>> | undefined
  /** Addresses that an e-mail usually goes to. */
  readonly usualTo?: string | null | undefined
}

/** What can be done with a report that is on the screen: sheets, PDF, print, e-mail, each with its right. */
export function useReport({ name, body, rights, usualTo }: ReportUse) {
  const [busy, setBusy] = useState<string>()
  const { may } = useRights()
  const [isSending, setSending] = useState(false)
  const run = (key: string, work: () => Promise<void>) => () => {
    setBusy(key)
    work()
      // The call has said what went wrong.
      .catch(() => undefined)
      .finally(() => setBusy(undefined))
  }
  const fileOf = (action: 'pdf' | 'print') =>
    (call as (name: CallName, body: unknown) => Promise<DownloadedFile>)(`${name}.${action}`, body)
  const [isScheduling, setScheduling] = useState(false)
  const dialog: ReactNode = (
    <>
      {isSending && (
        <SendReport name={name} body={body} usualTo={usualTo} onClose={() => setSending(false)} />
      )}
      {isScheduling && (
        <ReportScheduleDialog
          subject={{ report: name, asked: body, usualTo }}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  )
  return {
    /** What is being made. */
    busy,
    right: (action: ReportAction) =>
      rights?.[action] ?? reportRights(name, action).find((right) => may(right)) ?? reportRight(name, action),
    xlsx: run('xlsx', () => exportList(`${name}.export`, { ...body, format: 'xlsx' } as never)),
    csv: run('csv', () => exportList(`${name}.export`, { ...body, format: 'csv' } as never)),
    pdf: run('pdf', () => fileOf('pdf').then(saveFile)),
    print: run('print', () => fileOf('print').then(openFile)),
    send: () => setSending(true),
    /** On a calendar; undefined where the report is shown by rights of another record. */
    schedule: may(...reportRights(name, 'send')) ? () => setScheduling(true) : undefined,
    /** To be put somewhere on the screen. */
    dialog,
  }
}
