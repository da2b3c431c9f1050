import type { FormStore } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { ApiError } from '../api/api-error.ts'
import { isUnanswered } from '../api/keep-trying.ts'

type Save<Saved> = (body: Values) => Promise<Saved>

/** What a form sent and got no answer to: whether it was saved is not known. */
export class Unanswered<Saved> {
  #body: Values | undefined

  /**
   * Sends it once more, under its key, before another body takes its place: a second record is not made of a change. Answers what it was saved
   * as; undefined where there is none, where it is what is sent now, or where it was refused.
   */
  async settle(next: Values, save: Save<Saved>): Promise<Saved | undefined> {
    if (!this.#body || JSON.stringify(this.#body) === JSON.stringify(next)) return undefined
    try {
      return await this.send(this.#body, save)
    } catch (error) {
      if (!(error instanceof ApiError) || isUnanswered(error)) throw error
      return undefined
    }
  }

  async send(body: Values, save: Save<Saved>): Promise<Saved> {
    this.#body = body
    try {
      const saved = await save(body)
      this.#body = undefined
      return saved
    } catch (error) {
      if (!isUnanswered(error)) this.#body = undefined
      throw error
    }
  }
}

/** A record that is saved once more under its id; what has none is saved once, and stays so. */
export const isChanged = ({ schema }: FormStore): boolean =>
  'shape' in schema && 'id' in (schema.shape as Readonly<Record<string, unknown>>)
