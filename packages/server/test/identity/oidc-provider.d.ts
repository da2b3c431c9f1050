// The package brings no types of its own; this is what the tests use of it.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Account {
    readonly accountId: string
    claims(): Readonly<Record<string, unknown>>
  }
  interface Configuration {
    readonly findAccount: (context: unknown, id: string) => Account
    readonly [option: string]: unknown
  }
  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): (request: IncomingMessage, reply: ServerResponse) => Promise<void>
  }
}
