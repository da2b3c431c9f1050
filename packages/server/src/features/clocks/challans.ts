import { viewOf } from '@bahi/contracts/document-screens.ts'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { challanReturnClock } from '@bahi/domain/clocks/legal-clocks.ts'
import { returnByOf } from '@bahi/domain/documents/challan.ts'
import type { ChallanPurpose, JobWorkGoods } from '@bahi/domain/documents/challan.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { most } from './sources.ts'
import type { Clock } from './sources.ts'

interface Challan {
  readonly entityId: number
  readonly id: number
  readonly kind: DocumentKind
  readonly number: string
  readonly partyName: string | null
  readonly date: string
  readonly purpose: ChallanPurpose
  readonly jobWorkGoods: JobWorkGoods | null
}

/** Goods on approval and at job workers that are neither back nor invoiced, from half a year before their last day to two months after. */
export async function challanClocks(db: Db, entityIds: readonly number[], now: Date): Promise<Clock[]> {
  const today = istDateOf(now)
  const [from, to] = [addDays(today, -60), addDays(today, 184)]
  const { rows } =
    await sql<Challan>`select d.entity_id, d.id, d.kind, d.number, d.party_name, d.date::text as date,
      d.body ->> 'purpose' as purpose, d.body ->> 'jobWorkGoods' as job_work_goods
    from documents d where d.subscriber_id = current_subscriber() and d.kind = 'deliveryChallan'
      and d.entity_id = any(${[...entityIds]}::bigint[]) and d.has_left
      and d.body ->> 'purpose' in ('OnApproval', 'JobWork') and d.date >= ${addDays(today, -1200)}::date
    order by d.date, d.id limit ${most}`.execute(db)
  return rows.flatMap(({ entityId, id, kind, number, partyName, date, purpose, jobWorkGoods }): Clock[] => {
    const last = returnByOf({ purpose, jobWorkGoods: jobWorkGoods ?? undefined, date })
    if (last === undefined || last < from || last > to) return []
    const clock = { kind: 'challanReturn', ...challanReturnClock(date, last) } as const
    return [{ ...clock, entityId, subject: number, partyName, path: viewOf(kind, id) ?? '' }]
  })
}
