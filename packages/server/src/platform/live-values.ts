import type { Tenants } from './db/tenant.ts'
import { systemSettings } from './system-settings.ts'
import type { SystemValues, Variant } from './system-settings.ts'

const freshMs = 2000

/**
 * Values of the installation for what every request asks (maintenance, captcha), read at most every two seconds: a
 * change works at once on every process. While the database is away the last ones apply.
 */
export class LiveValues {
  readonly #tenants: Tenants
  readonly #variant: Variant
  #values: SystemValues = new Map()
  #readAt = -Infinity
  #reading: Promise<void> | undefined
  constructor(tenants: Tenants, variant: Variant) {
    this.#tenants = tenants
    this.#variant = variant
  }

  async get(): Promise<SystemValues> {
    if (performance.now() - this.#readAt > freshMs) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined
      })
      await this.#reading
    }
    return this.#values
  }

  async #read(): Promise<void> {
    try {
      this.#values = await this.#tenants.withoutTenant((db) => systemSettings(db, this.#variant))
    } catch {
      // Anyone who needs the database says so itself.
    }
    this.#readAt = performance.now()
  }
}
