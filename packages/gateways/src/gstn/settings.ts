import type { KeyObject } from 'node:crypto'

/**
 * The GST portal (GSTN) as a service provider (GSP) offers it. The client pair belongs to this installation's contract
 * with the provider; providers give headers and paths names of their own, so both can be set.
 */
export interface GstnPortal {
  readonly baseUrls: readonly string[]
  /** Of GSTN's certificate: what opens a session is encrypted with it. */
  readonly signInKey: KeyObject
  readonly clientId: string
  readonly clientSecret: string
  readonly paths?: Partial<GstnPaths>
  readonly headers?: Partial<GstnHeaders>
  readonly connectMs?: number
  readonly replyMs?: number
}

/** A taxpayer who has allowed access by API on the portal's page "Manage API access". */
export interface GstnAccount {
  readonly gstin: string
  /** As the taxpayer signs in to the GST portal. */
  readonly userName: string
}

export interface GstnPaths {
  readonly authenticate: string
  readonly search: string
  /** What all returns have: status of a saved part, filing, reset. */
  readonly returns: string
  readonly gstr1: string
  readonly gstr1a: string
  readonly gstr2a: string
  readonly gstr2b: string
  readonly gstr3b: string
  /** Proceed to file. */
  readonly proceed: string
  readonly ims: string
  readonly ledgers: string
  /** Returns that anybody may know to be filed. */
  readonly track: string
}

export interface GstnHeaders {
  readonly clientId: string
  readonly clientSecret: string
  readonly stateCode: string
  readonly address: string
  readonly transaction: string
  readonly userName: string
  readonly gstin: string
  readonly token: string
  readonly period: string
}

/** Source: GSTN taxpayer API, endpoints. */
export const usualPaths: GstnPaths = {
  authenticate: '/authenticate',
  search: '/commonapi/search',
  returns: '/returns',
  gstr1: '/returns/gstr1',
  gstr1a: '/returns/gstr1a',
  gstr2a: '/returns/gstr2a',
  gstr2b: '/returns/gstr2b',
  gstr3b: '/returns/gstr3b',
  proceed: '/returns/gstrptf',
  ims: '/ims',
  ledgers: '/ledgers',
  track: '/commonapi/returns',
}

/** Names of the portal's own API document; source: GSTN taxpayer API, request headers. */
export const usualHeaders: GstnHeaders = {
  clientId: 'clientid',
  clientSecret: 'client-secret',
  stateCode: 'state-cd',
  address: 'ip-usr',
  transaction: 'txn',
  userName: 'username',
  gstin: 'gstin',
  token: 'auth-token',
  period: 'ret_period',
}
