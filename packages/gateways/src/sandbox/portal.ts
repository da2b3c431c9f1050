import type { FaultRule } from './faults.ts'
import type { PortalReply, PortalRequest } from './http.ts'

/** A call of a portal: which requests it answers, and how. */
export interface PortalCall {
  readonly name: string
  readonly matches: (request: PortalRequest) => boolean
  /** Does the work; `fault` changes what is answered, not what is done. */
  readonly answer: (request: PortalRequest, fault: FaultRule | undefined) => Promise<PortalReply>
  /** The refusal with a code, as this portal words it. */
  readonly refuse: (request: PortalRequest, code: string, message: string) => PortalReply
  /** Ends the session of the request. */
  readonly endSession?: (request: PortalRequest) => void
}
