/** Something the person who starts Bahi has to put right; the message says what, and needs no stack. */
export class StartupProblem extends Error {
  override name = 'StartupProblem'
}
