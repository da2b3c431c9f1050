import { invalid } from '../../platform/errors.ts'
import type { Issue } from '../../platform/errors.ts'

/** Collects everything wrong with what was sent, so that it is told at once. */
export class Issues {
  readonly #list: Issue[] = []

  add(path: string, code: string, params?: Issue['params']): void {
    this.#list.push({ path, code, ...(params ? { params } : {}) })
  }

  addAll(issues: readonly Issue[]): void {
    this.#list.push(...issues)
  }

  /** Ends the request with 422 where anything was found. */
  refuse(): void {
    if (this.#list.length > 0) throw invalid(this.#list)
  }
}
