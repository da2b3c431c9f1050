import type { BackupState } from '../backup/keeper.ts'

/** What the first process and its siblings say to one another. */
export type ToFirst =
  | { readonly kind: 'ready' }
  /** The numbers of this process, as they were asked for. */
  | { readonly kind: 'metrics'; readonly id: number; readonly text: string }
  /** Asks for the numbers of all. */
  | { readonly kind: 'allMetrics'; readonly id: number }

export type ToSibling =
  | { readonly kind: 'metrics'; readonly id: number }
  | { readonly kind: 'allMetrics'; readonly id: number; readonly text: string }
  /** How the backups are, which the first process keeps. */
  | { readonly kind: 'backup'; readonly state: BackupState['state'] }

/** Set for a process that another started beside itself. */
export const siblingVariable = 'BAHI_SIBLING'

/** Questions that wait for the message with their number. */
export class Questions<T> {
  readonly #open = new Map<number, (answer: T | undefined) => void>()
  #last = 0

  /** Undefined where no answer comes in time. */
  ask(send: (id: number) => void, waitMs = 2000): Promise<T | undefined> {
    const id = ++this.#last
    return new Promise((done) => {
      const timer = setTimeout(() => this.answer(id, undefined), waitMs)
      this.#open.set(id, (answer) => {
        clearTimeout(timer)
        this.#open.delete(id)
        done(answer)
      })
      send(id)
    })
  }

  answer(id: number, answer: T | undefined): void {
    this.#open.get(id)?.(answer)
  }
}
