import type { ErrorName } from '@bahi/contracts/errors.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import type { Issue } from '../../platform/errors.ts'

/** Collects everything wrong with what was sent, so that it is reported together. */
export class Issues {
  readonly #list: Issue[] = []

  add(path: string, code: string, params?: Issue['params']): void {
    this.#list.push({ path, code, ...(params ? { params } : {}) })
  }

  addAll(issues: readonly Issue[]): void {
    this.#list.push(...issues)
  }

  /** Ends the request with 422 where anything was found; where that is `alone`, with the error of that name. */
  refuse(alone?: ErrorName): void {
    const issues = this.#list
    if (issues.length === 0) return
    throw alone && issues.every(({ code }) => code === alone)
      ? new AppError(alone, { issues })
      : invalid(issues)
  }
}
