import type { RightCode } from '@bahi/contracts/rights.ts'
import type { SettingValues } from '@bahi/contracts/settings.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { Access } from './access.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { Db } from './db/kysely.ts'
import type { Directory } from './directory/directory.ts'
import type { Actor } from './db/tenant.ts'
import type { NewMail } from './mail/outbox.ts'
import type { NewTask } from './jobs/tasks.ts'
import type { NewFile } from './files/store.ts'
import type { Logger } from './log/logger.ts'
import type { Portals } from './portals/portals.ts'
import type { MinuteTries } from './http/limits.ts'
import type { Brand } from './brand.ts'
import type { BackupState } from './backup/keeper.ts'
import type { DiskSpace } from './disk-space.ts'
import type { SystemValues, Variant } from './system-settings.ts'
import type { Translate } from './texts.ts'

/** What every handler and job is given. Made in one place, passed in; there is no other way to reach any of it. */
export interface Ctx {
  /** Queries inside the tenant's transaction of this request. Throws in a handler made with `outsideTransaction`. */
  readonly db: Db
  readonly subscriberId: number
  readonly userId: number
  /** Entities the user may see, in ascending order; everything else is "not found". */
  readonly entityIds: readonly number[]
  readonly access: Access
  /** True where the user has the right, at the given entity or anywhere. */
  can(right: RightCode, entityId?: number): boolean
  /** Refuses with 404 what the user does not see, with 403 where one of the call's rights (or `right`) is missing there. */
  requireEntity(entityId: number, right?: RightCode): void
  /** The same, and refuses a place that is switched off, itself or with its business: nothing is written in it. */
  requireActive(entityId: number): void
  /** The asked ids (404 for any unseen), or all the user sees where none are asked; only those with the call's right. */
  entitiesOf(asked: readonly number[] | undefined, right?: RightCode): number[]
  /** Settings in force for the subscriber, or at an entity. */
  settings(entityId?: number): Promise<SettingValues>
  /** Where links to this product start; without a slash at the end. */
  readonly publicUrl: string
  readonly requestId: string
  readonly source: string
  readonly culture: string
  readonly language: Language
  /** A text of the resources in the caller's language. */
  readonly t: Translate
  readonly clock: () => Date
  /** The day in the user's zone, `YYYY-MM-DD`. */
  today(): string
  readonly log: Logger
  readonly tasks: {
    /** Enqueued by the commit of this transaction; a worker runs it then. */
    enqueue(task: NewTask): Promise<number>
  }
  readonly mail: { send(mail: NewMail): Promise<number> }
  readonly files: { store(file: NewFile): Promise<number> }
  readonly portals: Portals
  readonly product: ProductFacts
  /** Of many databases; absent: there is one alone. */
  readonly directory?: Directory | undefined
  /** A further transaction of the same tenant and user, for handlers that work outside one. */
  inTransaction<T>(work: (ctx: Ctx) => Promise<T>, options?: { reason?: string }): Promise<T>
  /**
   * The last query of a call, or the last so many, behind which nothing can refuse any more: `commit` goes out with it
   * where the call ends there, so that others wait for its locks no longer than its work takes.
   */
  last<T>(work: () => Promise<T>, queries?: number): Promise<T>
  /** Undoes only `work` where it throws. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
  /**
   * Between two long pieces of work: lets requests of others go first where this one has a large body or its call is long, and
   * waits for nothing where neither is. What follows until the next wait is one piece, of ten milliseconds at most.
   */
  giveWay(): Promise<void>
  readonly actor: Actor
  /** Other accounts of the same person, and what belongs to none; for handlers that work outside a transaction. */
  readonly beyond: Pick<PublicCtx, 'inTenant' | 'withoutTenant'>
  /** The HTTP request; absent in jobs. */
  readonly request?: RequestFacts | undefined
}

/** What this program is, decided when it was built and started, never by a request. */
export interface ProductFacts {
  readonly version: string
  readonly isProductionLike: boolean
  readonly variant: Variant
  /** Serves as the e-invoice portal: by its start, or by a value of the installation. */
  readonly isPortal: () => Promise<boolean>
  /** Logo, icon and slides of a white label's folder. */
  readonly brandOf: (folder: string) => Brand
  /** Room on the disk of the data folder. */
  readonly diskSpace: () => Promise<DiskSpace>
  readonly backupState: () => BackupState['state']
  /** What subscribers type as an address may be one of this machine or of a private network. */
  readonly callsPrivateAddresses: boolean
  /** Where data files are kept that are made on a calendar, and the public key of the backups; absent: there is none. */
  readonly dataFiles: { readonly to?: string | undefined; readonly backupKey?: string | undefined }
}

/** What anonymous calls are given: no tenant, only tables that belong to none. */
export interface PublicCtx {
  readonly product: ProductFacts
  /** Of many databases; absent: there is one alone. */
  readonly directory?: Directory | undefined
  readonly requestId: string
  readonly culture: string
  readonly language: Language
  readonly clock: () => Date
  readonly log: Logger
  readonly request: RequestFacts
  readonly t: Translate
  /** A transaction of a tenant that the call has found out on its own (sign-in, public link); sets nobody's rights. */
  inTenant<T>(
    subscriberId: number,
    actor: { userId?: number; reason?: string },
    work: (db: Db) => Promise<T>,
  ): Promise<T>
  withoutTenant<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Where links to this product start; without a slash at the end. */
  readonly publicUrl: string
  /** For the keys that signed texts are tried with. */
  readonly portals: Portals
  readonly captcha: Captcha
  /** What an address tried within this minute, where a call counts that itself. */
  readonly tries: MinuteTries
  /** Values of the whole installation, at most two seconds old. */
  installation(): Promise<SystemValues>
  /** The request bears the token of anyone who runs the installation. */
  readonly isOperator: boolean
}

export interface RequestFacts {
  readonly address: string
  readonly userAgent: string
  /** A header by its lower-case name, cut to 8,000 characters. */
  header(name: string): string | undefined
  readonly sessionId?: number | undefined
}
