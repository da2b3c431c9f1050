import type { TaxHeads } from '@bahi/domain/documents/entries.ts'
import type { UtilisationName } from '@bahi/domain/returns/forms/gstr3b/set-off.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'

/** How a return is paid, as it was saved. */
export interface StoredSetOff {
  readonly openingCredit: TaxHeads | null
  readonly openingCash: TaxHeads | null
  readonly broughtNegative: TaxHeads | null
  readonly utilised: Readonly<Record<UtilisationName, string>>
  readonly tax: TaxHeads
  readonly reverseCharge: TaxHeads
  readonly credit: TaxHeads
  /** Tax paid in cash, reverse charge among it: what interest is counted on. */
  readonly cashTax: TaxHeads
  readonly cash: TaxHeads
  readonly closingCredit: TaxHeads
  readonly closingCash: TaxHeads
  readonly carriedNegative: TaxHeads
  readonly savedAt: string
  readonly savedBy: string | null
}

export async function storedSetOff(
  db: Db,
  { entityId, returnPeriod }: { readonly entityId: number; readonly returnPeriod: string },
): Promise<StoredSetOff | undefined> {
  const { rows } = await sql<StoredSetOff>`
    select s.opening_credit, s.opening_cash, s.brought_negative, s.utilised, s.tax, s.reverse_charge, s.credit, s.cash_tax, s.cash, s.closing_credit,
      s.closing_cash, s.carried_negative, s.saved_at, nullif(trim(u.first_name || ' ' || u.last_name), '') as saved_by
    from return_set_offs s left join users u on u.subscriber_id = s.subscriber_id and u.id = s.saved_by
    where s.subscriber_id = current_subscriber() and s.entity_id = ${entityId} and s.return_period = ${returnPeriod}`.execute(
    db,
  )
  return rows[0]
}

export type SetOffRow = Omit<StoredSetOff, 'savedAt' | 'savedBy'>

export async function storeSetOff(
  db: Db,
  { entityId, returnPeriod }: { readonly entityId: number; readonly returnPeriod: string },
  row: SetOffRow,
): Promise<void> {
  const json = (value: object | null) => (value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`)
  await sql`
    insert into return_set_offs (subscriber_id, entity_id, return_period, opening_credit, opening_cash, brought_negative, utilised, tax, reverse_charge,
      credit, cash_tax, cash, closing_credit, closing_cash, carried_negative, saved_by)
    values (current_subscriber(), ${entityId}, ${returnPeriod}, ${json(row.openingCredit)}, ${json(row.openingCash)}, ${json(row.broughtNegative)},
      ${json(row.utilised)}, ${json(row.tax)}, ${json(row.reverseCharge)}, ${json(row.credit)}, ${json(row.cashTax)}, ${json(row.cash)},
      ${json(row.closingCredit)}, ${json(row.closingCash)}, ${json(row.carriedNegative)}, current_user_id())
    on conflict (subscriber_id, entity_id, return_period) do update set opening_credit = excluded.opening_credit, opening_cash = excluded.opening_cash,
      brought_negative = excluded.brought_negative, utilised = excluded.utilised, tax = excluded.tax, reverse_charge = excluded.reverse_charge,
      credit = excluded.credit, cash_tax = excluded.cash_tax, cash = excluded.cash, closing_credit = excluded.closing_credit,
      closing_cash = excluded.closing_cash, carried_negative = excluded.carried_negative, saved_at = now(), saved_by = excluded.saved_by`.execute(
    db,
  )
}
