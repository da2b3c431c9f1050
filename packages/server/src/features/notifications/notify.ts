import type { Notification } from '@bahi/contracts/notifications.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { holds, loadAccess, topOf } from '../../platform/access.ts'
import type { Access } from '../../platform/access.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { load, settingAt } from '../../platform/settings.ts'
import { kinds } from './kinds.ts'
import type { BookKind, Kind, PersonalKind } from './kinds.ts'
import { mailNotices } from './mail.ts'
import type { Reader } from './mail.ts'

/** Something that users shall be notified of. */
export interface Notice {
  readonly kind: BookKind
  readonly entityId: number
  /** Names the event: under the same name it is notified once. */
  readonly eventKey: string
  readonly params: Readonly<Record<string, string>>
  readonly target: z.output<typeof Notification>['target']
  /** The screen of the business that a mail leads to. */
  readonly path?: string
}

/**
 * Notifies every active user who may see the record, once for each event, where the switch of the GSTIN is on; how many
 * notices were written. Two processes that find the same event at once write it once.
 */
export async function notify(
  db: Db,
  subscriberId: number,
  notices: readonly Notice[],
  publicUrl?: string,
): Promise<number> {
  const fresh = await switchedOn(db, subscriberId, await untold(db, notices))
  if (fresh.length === 0) return 0
  const people = await activePeople(db, subscriberId)
  const rows = fresh.flatMap((notice) =>
    people
      .filter(({ access }) => mayKnow(access, notice))
      .map(({ userId }) => ({
        user_id: userId,
        kind: notice.kind,
        entity_id: notice.entityId,
        event_key: notice.eventKey,
        params: notice.params,
        target: notice.target,
      })),
  )
  const { rows: written } = await sql<
    Written & { eventKey: string }
  >`insert into notifications (subscriber_id, user_id, kind, entity_id, event_key, params, target)
    select current_subscriber(), x.user_id, x.kind, x.entity_id, x.event_key, x.params, x.target
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(user_id bigint, kind text, entity_id bigint, event_key text, params jsonb, target jsonb)
    on conflict (subscriber_id, event_key, user_id) do nothing returning user_id, event_key, kind, params`.execute(
    db,
  )
  if (await mailsToo(db, subscriberId)) {
    const noticed = new Map(fresh.map((notice) => [notice.eventKey, notice]))
    for (const { userId, access, ...reader } of people) {
      const mine = written
        .filter((row) => row.userId === userId)
        .map(({ eventKey, ...row }) => {
          const { entityId, path } = noticed.get(eventKey)!
          const isLinked = publicUrl !== undefined && path !== undefined
          return isLinked ? { ...row, link: `${publicUrl}/${topOf(access.parents, entityId)}/${path}` } : row
        })
      if (mine.length > 0) await mailNotices(db, subscriberId, reader, mine)
    }
  }
  return written.length
}

/** Something for users who are named, once for each event. */
export interface PersonalNotice extends Pick<Notice, 'eventKey' | 'params' | 'target'> {
  readonly kind: PersonalKind
}

export async function notifyUsers(
  db: Db,
  subscriberId: number,
  userIds: readonly number[],
  { kind, eventKey, params, target }: PersonalNotice,
): Promise<void> {
  const { rows } =
    await sql<Written>`insert into notifications (subscriber_id, user_id, kind, event_key, params, target)
    select current_subscriber(), u.id, ${kind}, ${eventKey}, ${JSON.stringify(params)}::jsonb, ${JSON.stringify(target)}::jsonb
    from users u where u.subscriber_id = current_subscriber() and u.status = 'Active' and u.id = any(${[...userIds]}::bigint[])
    on conflict (subscriber_id, event_key, user_id) do nothing returning user_id, kind, params`.execute(db)
  if (rows.length === 0 || !(await mailsToo(db, subscriberId))) return
  const { rows: readers } = await sql<
    { id: number } & Reader
  >`select id, email_address, culture_name from users
    where subscriber_id = current_subscriber() and id = any(${rows.map(({ userId }) => userId)}::bigint[])`.execute(
    db,
  )
  for (const { id, ...reader } of readers)
    await mailNotices(
      db,
      subscriberId,
      reader,
      rows.filter(({ userId }) => userId === id),
    )
}

interface Written {
  readonly userId: number
  readonly kind: Kind
  readonly params: Readonly<Record<string, string>>
}

const mailsToo = async (db: Db, subscriberId: number): Promise<boolean> =>
  settingAt({ values: await load(db, subscriberId) }, new Map(), 'notificationMails').value === true

const mayKnow = (access: Access, { kind, entityId }: Notice): boolean =>
  access.entityIds.includes(entityId) && holds(access, kinds[kind].right, entityId)

async function untold(db: Db, notices: readonly Notice[]): Promise<Notice[]> {
  if (notices.length === 0) return []
  const keys = notices.map(({ eventKey }) => eventKey)
  const { rows } = await sql<{ eventKey: string }>`select distinct event_key from notifications
    where subscriber_id = current_subscriber() and event_key = any(${keys}::text[])`.execute(db)
  const told = new Set(rows.map(({ eventKey }) => eventKey))
  return notices.filter(({ eventKey }) => !told.has(eventKey))
}

async function switchedOn(db: Db, subscriberId: number, notices: readonly Notice[]): Promise<Notice[]> {
  if (notices.length === 0) return []
  const values = await load(db, subscriberId)
  const { rows } = await sql<{ id: number; parentId: number | null }>`select id, parent_id from entities
    where subscriber_id = current_subscriber()`.execute(db)
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]))
  return notices.filter(
    ({ kind, entityId }) => settingAt({ values }, parents, kinds[kind].setting, entityId).value === true,
  )
}

async function activePeople(db: Db, subscriberId: number) {
  const { rows } = await sql<
    { id: number } & Reader
  >`select id, email_address, culture_name, coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), user_name) as name from users
    where subscriber_id = current_subscriber() and status = 'Active' order by id`.execute(db)
  const people: (Reader & { readonly userId: number; readonly access: Access })[] = []
  for (const { id, ...reader } of rows)
    people.push({ ...reader, userId: id, access: await loadAccess(db, subscriberId, id, 0) })
  return people
}
