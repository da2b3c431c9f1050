import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { addressesOf } from '../public/index.ts'

interface Contact {
  readonly name?: string
  readonly emails?: string
  readonly mobile?: string
}

interface Addressee {
  readonly name: string
  readonly isOff: boolean
  readonly emails: readonly string[]
  readonly mobiles: readonly string[]
}

/** Where a party is reminded: its contact persons for reminders, else the addresses of its master. */
export async function addresseeOf(db: Db, partyId: number): Promise<Addressee | undefined> {
  const { rows } = await sql<{
    name: string
    emails: string | null
    mobile: string | null
    isOff: boolean
    contacts: Contact[]
  }>`select p.name, p.emails, p.mobile, coalesce(rp.is_off, false) as is_off, coalesce(rp.contacts, '[]') as contacts
    from parties p left join reminder_parties rp on rp.subscriber_id = p.subscriber_id and rp.party_id = p.id
    where p.subscriber_id = current_subscriber() and p.id = ${partyId} and p.status <> 'Delete'`.execute(db)
  const party = rows[0]
  if (!party) return undefined
  const { name, isOff, contacts } = party
  const from: readonly Contact[] =
    contacts.length > 0 ? contacts : [{ emails: party.emails ?? '', mobile: party.mobile ?? '' }]
  return {
    name,
    isOff,
    emails: [...new Set(from.flatMap(({ emails }) => addressesOf(emails ?? '')))],
    mobiles: [...new Set(from.flatMap(({ mobile }) => (mobile ? [mobile] : [])))],
  }
}
