import { financialYearOfPeriod } from '@bahi/domain/cal/period.ts'
import type { Loose } from '../../gstn/loose.ts'
import { firstLedgers, ledgersAfter } from './ledgers.ts'
import type { HeadAmounts, Ledgers } from './ledgers.ts'
import type { ReturnRecord } from './return-records.ts'

/** Code of a return at the portal: R1, R1A, R3B. */
export type ReturnCode = 'R1' | 'R1A' | 'R3B'

/** A return of a taxpayer and period, as far as the portal has it. */
export interface HeldReturn {
  readonly gstin: string
  readonly code: ReturnCode
  readonly period: string
  /** Of GSTR-1 and 1A, by section and key. */
  readonly records: ReadonlyMap<string, ReturnRecord>
  /** Of a GSTR-3B: what was saved last. */
  readonly content?: Loose
  readonly offset?: Loose
  /** How often it was paid. */
  readonly payments?: number
  readonly isReady: boolean
  readonly isNil: boolean
  readonly filed?: { readonly arn: string; readonly at: string }
}

/** What became of a part that was sent. */
export interface HeldPart {
  readonly gstin: string
  readonly period: string
  readonly code: ReturnCode
  readonly action: 'SAVE' | 'RESET' | 'PROCEED'
  readonly status: 'P' | 'PE' | 'ER'
  readonly report?: unknown
}

export type ReturnEvent =
  | {
      readonly kind: 'returnSaved'
      readonly reference: string
      readonly part: HeldPart
      readonly records: readonly ReturnRecord[]
      /** Keys of records that the sender wants removed. */
      readonly removed: readonly string[]
      readonly content?: Loose
    }
  | { readonly kind: 'returnReset'; readonly reference: string; readonly part: HeldPart }
  | {
      readonly kind: 'returnReady'
      readonly reference: string
      readonly part: HeldPart
      readonly isNil: boolean
    }
  | {
      readonly kind: 'returnOffset'
      readonly gstin: string
      readonly period: string
      readonly content: Loose
    }
  | {
      readonly kind: 'returnFiled'
      readonly gstin: string
      readonly code: ReturnCode
      readonly period: string
      readonly arn: string
      readonly at: string
    }
  | {
      readonly kind: 'imsDecided'
      readonly gstin: string
      readonly decisions: Readonly<Record<string, 'A' | 'R' | 'P' | 'N'>>
    }
  | {
      readonly kind: 'ledger'
      readonly gstin: string
      readonly cash?: HeadAmounts
      readonly credit?: HeadAmounts
    }

export const keyOf = ({ section, group, key }: ReturnRecord): string =>
  [section, ...Object.values(group).map(String), key].join('|')

/** The taxpayer side of the GST portal: returns, what was decided of records, ledgers. Changed by events alone. */
export class HeldReturns {
  readonly #returns = new Map<string, HeldReturn>()
  readonly parts = new Map<string, HeldPart>()
  readonly #decisions = new Map<string, Map<string, 'A' | 'R' | 'P' | 'N'>>()
  readonly #ledgers = new Map<string, Ledgers>()

  of(gstin: string, code: ReturnCode, period: string): HeldReturn {
    return (
      this.#returns.get(nameOf(gstin, code, period)) ?? {
        gstin,
        code,
        period,
        records: new Map(),
        isReady: false,
        isNil: false,
      }
    )
  }

  all(): Iterable<HeldReturn> {
    return this.#returns.values()
  }

  /** Filed returns of a taxpayer in a financial year, oldest first. */
  filed(gstin: string, financialYear: string): readonly (HeldReturn & Required<Pick<HeldReturn, 'filed'>>)[] {
    return [...this.#returns.values()].flatMap((held) =>
      held.gstin === gstin && held.filed && financialYearOfPeriod(held.period) === financialYear
        ? [{ ...held, filed: held.filed }]
        : [],
    )
  }

  /** Whether the taxpayer filed a record of this key in another period. */
  isFiledElsewhere(gstin: string, period: string, key: string): boolean {
    return [...this.#returns.values()].some(
      (held) =>
        held.gstin === gstin && held.period !== period && held.filed !== undefined && held.records.has(key),
    )
  }

  decisionsOf(gstin: string): ReadonlyMap<string, 'A' | 'R' | 'P' | 'N'> {
    return this.#decisions.get(gstin) ?? new Map()
  }

  ledgersOf(gstin: string): Ledgers {
    return this.#ledgers.get(gstin) ?? firstLedgers
  }

  apply(event: ReturnEvent): void {
    switch (event.kind) {
      case 'returnSaved': {
        const { part, reference, records, removed, content } = event
        this.parts.set(reference, part)
        const before = this.#of(part)
        const kept = new Map(before.records)
        for (const key of removed) kept.delete(key)
        for (const record of records) kept.set(keyOf(record), record)
        // What is changed has to be proceeded with anew.
        this.#put({ ...before, records: kept, ...(content ? { content } : {}), isReady: false })
        return
      }
      case 'returnReset': {
        this.parts.set(event.reference, event.part)
        const { gstin, code, period } = event.part
        this.#returns.delete(nameOf(gstin, code, period))
        return
      }
      case 'returnReady':
        this.parts.set(event.reference, event.part)
        this.#put({ ...this.#of(event.part), isReady: true, isNil: event.isNil })
        return
      case 'returnOffset': {
        const held = this.of(event.gstin, 'R3B', event.period)
        this.#put({ ...held, offset: event.content, payments: (held.payments ?? 0) + 1 })
        return
      }
      case 'returnFiled': {
        const { arn, at } = event
        const held = this.#of(event)
        this.#put({ ...held, filed: { arn, at } })
        if (held.code === 'R3B') {
          const after = ledgersAfter(this.ledgersOf(event.gstin), held.content, held.offset)
          this.#ledgers.set(event.gstin, after)
        }
        return
      }
      case 'imsDecided': {
        const decisions = new Map(this.#decisions.get(event.gstin))
        for (const [key, decision] of Object.entries(event.decisions)) decisions.set(key, decision)
        this.#decisions.set(event.gstin, decisions)
        return
      }
      case 'ledger': {
        const { cash, credit } = this.ledgersOf(event.gstin)
        this.#ledgers.set(event.gstin, { cash: event.cash ?? cash, credit: event.credit ?? credit })
        return
      }
    }
  }

  #of({ gstin, code, period }: Pick<HeldReturn, 'gstin' | 'code' | 'period'>): HeldReturn {
    return this.of(gstin, code, period)
  }

  #put(held: HeldReturn): void {
    this.#returns.set(nameOf(held.gstin, held.code, held.period), held)
  }
}

const nameOf = (gstin: string, code: ReturnCode, period: string): string => `${gstin} ${code} ${period}`
