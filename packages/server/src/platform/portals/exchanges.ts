import type { ExchangeEntry } from '@bahi/gateways/wire/log.ts'
import { sql } from 'kysely'
import type { Tenants } from '../db/tenant.ts'
import { noteSpan } from '../telemetry/spans.ts'

/** What something is said to a portal for: a document, what was decided to be done there, a task. */
export interface Subject {
  readonly documentId?: number | null
  readonly intentId?: number
  readonly taskId?: number
}

interface Kept {
  readonly entityId: number
  readonly subject: Subject
  readonly entry: ExchangeEntry
}

/** Entries are written together a moment later: the log of a call does not delay the next one. */
const pauseMs = 250
const together = 200

/** Keeps what was said to portals, in the books of whom it was said for. */
export class ExchangeKeeper {
  readonly #tenants: Tenants
  readonly #waiting = new Map<number, Kept[]>()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()

  constructor(tenants: Tenants) {
    this.#tenants = tenants
  }

  keep(
    place: { readonly subscriberId: number; readonly entityId: number },
    subject: Subject | undefined,
    entry: ExchangeEntry,
  ): void {
    noteSpan(`${entry.portal} ${entry.call}`, {
      kind: 'client',
      startedAt: entry.startedAt,
      ms: entry.ms,
      fault: entry.fault,
      facts: { 'http.request.method': entry.method, 'http.response.status_code': entry.status ?? 0 },
    })
    const list = this.#waiting.get(place.subscriberId) ?? []
    list.push({ entityId: place.entityId, subject: subject ?? {}, entry })
    this.#waiting.set(place.subscriberId, list)
    this.#timer ??= setTimeout(() => this.#write(), pauseMs)
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#write()
    await this.#running
  }

  #write(): void {
    this.#timer = undefined
    const lists = [...this.#waiting]
    this.#waiting.clear()
    this.#running = this.#running.then(async () => {
      for (const [subscriberId, list] of lists) {
        for (let at = 0; at < list.length; at += together) {
          // The log is a help, not a record: what the database does not take now is lost, and nothing else with it.
          await this.#insert(subscriberId, list.slice(at, at + together)).catch(() => {})
        }
      }
    })
  }

  #insert(subscriberId: number, list: readonly Kept[]): Promise<void> {
    const rows = list.map(({ entityId, subject, entry }) => ({
      entity_id: entityId,
      portal: entry.portal === 'gstn' ? 'gstn' : entry.portal.startsWith('eway') ? 'ewaybill' : 'einvoice',
      document_id: subject.documentId ?? null,
      intent_id: subject.intentId ?? null,
      task_id: subject.taskId ?? null,
      call: entry.call,
      method: entry.method,
      url: entry.url,
      started_at: entry.startedAt.toISOString(),
      ms: entry.ms,
      http_status: entry.status,
      request: entry.request,
      reply: entry.reply,
      fault: entry.fault,
    }))
    return this.#tenants.inTenant(subscriberId, { source: 'Job:portal' }, async (db) => {
      await sql`insert into portal_exchanges (subscriber_id, entity_id, portal, document_id, intent_id, task_id, call, method, url, started_at, ms, http_status, request, reply, fault)
        select current_subscriber(), x.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(entity_id bigint, portal text, document_id bigint, intent_id bigint, task_id bigint,
          call text, method text, url text, started_at timestamptz, ms int, http_status int, request jsonb, reply jsonb, fault text)`.execute(
        db,
      )
    })
  }
}
