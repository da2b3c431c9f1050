import {
  closeSync,
  existsSync,
  fsync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  write,
} from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const writeAll = promisify(write)
const flush = promisify(fsync)

/**
 * What happened, one JSON text a line, on disk before it is answered. Lines that wait for the disk together are
 * written together. A line cut off by a crash was never answered and is dropped at the next start.
 */
export class Journal<T> {
  readonly #file: number
  #waiting: { line: string; settle: (error?: unknown) => void }[] = []
  #writing: Promise<void> | undefined

  private constructor(file: number) {
    this.#file = file
  }

  /** Opens the journal and gives what is in it, oldest first. */
  static open<T>(path: string): { journal: Journal<T>; events: T[] } {
    mkdirSync(dirname(path), { recursive: true })
    const content = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
    const end = content.lastIndexOf(10) + 1
    const events = content
      .subarray(0, end)
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as T)
    const file = openSync(path, 'a')
    if (end < content.length) ftruncateSync(file, end)
    return { journal: new Journal<T>(file), events }
  }

  append(event: T): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const settle = (error?: unknown): void =>
        error === undefined
          ? resolve()
          : reject(
              error instanceof Error ? error : new Error('The journal cannot be written', { cause: error }),
            )
      this.#waiting.push({ line: `${JSON.stringify(event)}\n`, settle })
      this.#writing ??= this.#writeAll()
    })
  }

  async close(): Promise<void> {
    await this.#writing
    closeSync(this.#file)
  }

  async #writeAll(): Promise<void> {
    // Whatever else is appended in this turn of the loop goes along.
    await new Promise((later) => setImmediate(later))
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      try {
        await writeAll(this.#file, Buffer.from(batch.map(({ line }) => line).join('')))
        await flush(this.#file)
        for (const { settle } of batch) settle()
      } catch (error) {
        for (const { settle } of batch) settle(error)
      }
    }
    // In the same breath as the look at what waits, or a line appended in between would wait for ever.
    this.#writing = undefined
  }
}
