import type { Ctx } from '../context.ts'
import type { NewFile } from '../files/store.ts'
import type { Logger } from '../log/logger.ts'

/** How a job ended; anything thrown that is not an `AppError` is tried again later. */
export interface JobResult {
  /** Shown by the task: counts, links, what was refused. */
  readonly response?: unknown
  /** Entries that did not go well: the task ends as SuccessWithError. */
  readonly errors?: number
}

/**
 * A background task at work. It can die at any instant and is then begun again with the checkpoint of the last
 * step that was committed, so every effect belongs into a `step`.
 */
export interface Job<Input = unknown, Checkpoint = unknown> {
  readonly taskId: number
  readonly input: Input
  /** What the last committed step left; undefined on the first run. */
  readonly checkpoint: Checkpoint | undefined
  readonly log: Logger
  /** Reads, outside any effect. Checks that the user may still act. */
  inTransaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /**
   * An effect and the checkpoint that says it is done, in one transaction. Refused where another worker has taken
   * the task over meanwhile, so nothing is done twice.
   */
  step<T>(
    work: (ctx: Ctx) => Promise<{
      readonly result: T
      readonly checkpoint: Checkpoint
      readonly done?: number
      readonly errors?: number
    }>,
  ): Promise<T>
  /** Counts that the person sees; cheap, may be called for every entry. */
  progress(done: number, total?: number): void
  /**
   * True once the person cancelled, the worker is asked to stop, or the task was taken over: end at the next safe place. A job that was told so
   * by a worker that stops is begun again by the next, from its checkpoint.
   */
  readonly isCancelled: boolean
  readonly signal: AbortSignal
  /** Keeps a result file, which expires as the setting says. */
  attach(file: Omit<NewFile, 'purpose'>): Promise<number>
  /** A context without a transaction, for handlers that are called by calls and jobs alike. */
  context(): Promise<Ctx>
}

// A handler knows the type of its own input; the table of all of them does not.
export interface JobHandler {
  // oxlint-disable-next-line typescript/no-explicit-any
  (job: Job<any, any>): Promise<JobResult | undefined | void>
  /** Changes nothing of the business: continues after a trial or plan has ended, like the calls it represents. */
  readonly readsOnly?: boolean
}

/** Handlers by task type: `{ export: exportJob, generateIrn: … }`. */
export type Jobs = Readonly<Record<string, JobHandler>>

/** Gives a handler the types of its input and checkpoint. */
export const defineJob = <Input, Checkpoint = unknown>(
  run: (job: Job<Input, Checkpoint>) => Promise<JobResult | undefined | void>,
  { readsOnly = false }: Pick<JobHandler, 'readsOnly'> = {},
): JobHandler => Object.assign((job: Job<Input, Checkpoint>) => run(job), { readsOnly })
