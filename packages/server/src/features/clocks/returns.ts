import { istDateOf } from '@bahi/domain/cal/date.ts'
import { financialYearFrom, financialYearOf } from '@bahi/domain/cal/period.ts'
import type { FilingFrequency, ReturnPeriod } from '@bahi/domain/cal/period.ts'
import type { ClockKind } from '@bahi/domain/clocks/kinds.ts'
import { returnClock } from '@bahi/domain/clocks/legal-clocks.ts'
import { dueReturn, returnsOf } from '@bahi/domain/returns/forms/calendar.ts'
import type { Filer } from '@bahi/domain/returns/forms/calendar.ts'
import { formOf, lowerName } from '@bahi/domain/returns/forms/forms.ts'
import type { FormName } from '@bahi/domain/returns/forms/forms.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { hasJobWork } from '../returns/index.ts'
import type { Clock } from './sources.ts'

/** How a return of a period that has ended is: GSTIN by GSTIN, and form by form. */
export interface ReturnState {
  readonly entityId: number
  readonly name: string
  readonly form: FormName
  readonly period: string
  readonly lastDay: string
  readonly dueDate: string
  readonly isFiled: boolean
}

interface Place extends Omit<Filer, 'frequency'> {
  readonly entityId: number
  readonly name: string
  readonly frequency: FilingFrequency | null
  readonly begun: string | null
  readonly createdOn: string
  readonly filed: readonly string[]
  readonly hasJobWork: boolean
  /** Periods with something in GSTR-1A that is not filed. */
  readonly amended: readonly ReturnPeriod[]
}

export async function returnStates(db: Db, entityIds: readonly number[], now: Date): Promise<ReturnState[]> {
  const today = istDateOf(now)
  const { rows } = await sql<Place>`
    select e.id as entity_id, e.name, e.taxpayer_type, coalesce(e.state_code, '') as state_code, e.filing_frequency as frequency, e.turnover,
      (e.created_at at time zone 'Asia/Kolkata')::date::text as created_on,
      (select min(s.date)::text from day_sums s where s.subscriber_id = e.subscriber_id and s.entity_id = e.id) as begun,
      (select coalesce(array_agg(f.return_type || ' ' || f.return_period), '{}') from filed_periods f where f.subscriber_id = e.subscriber_id
        and f.entity_id = e.id) as filed, ${hasJobWork} as has_job_work,
      (select coalesce(array_agg(distinct g.return_period), '{}') from gstr1a_documents g where g.subscriber_id = e.subscriber_id
        and g.entity_id = e.id and is_open_again(g.entity_id, g.return_period)) as amended
    from entities e where e.subscriber_id = current_subscriber() and e.id = any(${[...entityIds]}::bigint[])
      and e.entity_type = 'Entity' and e.gstin is not null and e.status <> 'Delete' order by e.id`.execute(db)
  return rows.flatMap((place) => statesOf(place, today))
}

/**
 * Of each form the newest period that has ended, and those before it that nobody has filed: after the newest that is marked as filed, as the portal
 * takes no return before that of an earlier period (CGST Act s.37(4), s.39(10)), and where none is, since the GSTIN was added. What GSTR-1A has of any
 * period too; nobody must pay or furnish on the way to a quarter to be up to date.
 */
function statesOf(place: Place, today: string): ReturnState[] {
  const year = Number(financialYearOf(today).slice(0, 4))
  const filer: Filer = { ...place, frequency: place.frequency ?? 'Monthly' }
  const ended = new Map<FormName, ReturnState[]>()
  for (const due of [year - 2, year - 1, year].flatMap((start) =>
    returnsOf(filer, financialYearFrom(start)),
  )) {
    const { form, returnPeriod, to, dueOn } = due
    const { isPayment, periods, ofJobWork } = formOf(form)
    if (to >= today || isPayment || periods === 'monthOfQuarter') continue
    if (ofJobWork && !place.hasJobWork) continue
    // A year is reported by whom did business in it.
    if (periods === 'year' && (place.begun === null || place.begun > to)) continue
    const state = {
      entityId: place.entityId,
      name: place.name,
      form,
      period: returnPeriod,
      lastDay: to,
      dueDate: dueOn,
      isFiled: place.filed.includes(`${form} ${returnPeriod}`),
    }
    ended.set(form, [...(ended.get(form) ?? []), state])
  }
  const states = [...ended.values()].flatMap((ofForm) => {
    const filed = ofForm.findLastIndex(({ isFiled }) => isFiled)
    return ofForm.filter(
      ({ lastDay }, index) =>
        index === ofForm.length - 1 || (filed < 0 ? lastDay >= place.createdOn : index > filed),
    )
  })
  // Nobody must file GSTR-1A, but GSTR-3B waits for what is in it.
  const amended = place.amended.map((period): ReturnState => {
    const { to, dueOn } = dueReturn('GSTR1A', period, filer)
    const { entityId, name } = place
    return { entityId, name, form: 'GSTR1A', period, lastDay: to, dueDate: dueOn, isFiled: false }
  })
  return [...states, ...amended]
}

const kindOf: Readonly<Partial<Record<FormName, ClockKind>>> = { GSTR1: 'gstr1', GSTR3B: 'gstr3b' }

/** The returns among them that are not marked as filed. */
export async function returnClocks(db: Db, entityIds: readonly number[], now: Date): Promise<Clock[]> {
  const states = await returnStates(db, entityIds, now)
  return states
    .filter(({ isFiled }) => !isFiled)
    .map((state) => {
      const [month, ofYear] = [state.period.slice(0, 2), Number(state.period.slice(2))]
      const isYear = formOf(state.form).periods === 'year'
      const period = isYear ? financialYearFrom(ofYear - 1) : `${month}/${ofYear}`
      const kind = kindOf[state.form] ?? 'otherReturn'
      return {
        kind,
        entityId: state.entityId,
        subject: kind === 'otherReturn' ? `${portalName(state.form)} ${period}` : period,
        partyName: state.name,
        ...returnClock(state.lastDay, state.dueDate),
        path: returnPath(state),
      }
    })
}

/** As the portal writes it: GSTR-9C, CMP-08. */
export const portalName = (form: FormName): string => form.replace(/^([A-Z]+?)(\d.*)$/, '$1-$2')

/** Where the return is prepared; one without a worksheet is in the calendar. */
export function returnPath({
  form,
  entityId,
  period,
}: Pick<ReturnState, 'form' | 'entityId' | 'period'>): string {
  if (form === 'GSTR1') return `gstr1-report?entityId=${entityId}&period=${period}`
  return formOf(form).call
    ? `returns/${lowerName(form)}/${period}?entityId=${entityId}`
    : `returns?entityId=${entityId}`
}
