import { StartupProblem } from '../platform/postgres/startup-problem.ts'

/** Runs a command; what the person can put right is said in words without a trace. Ends with 1 where it failed. */
export async function said(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartupProblem ? error.message : error)
    process.exitCode = 1
  }
}
