/** What tests use of it; the package carries no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Account {
    readonly accountId: string
    claims(): Record<string, unknown>
  }
  export default class Provider {
    constructor(
      issuer: string,
      configuration: Record<string, unknown> & {
        findAccount: (ctx: unknown, id: string) => Account
      },
    )
    callback(): (request: IncomingMessage, reply: ServerResponse) => Promise<void>
  }
}
