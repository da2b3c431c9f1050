import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EinvoicePortal } from '@bahi/gateways/einvoice/settings.ts'
import type { EwayPortal } from '@bahi/gateways/ewaybill/settings.ts'
import type { GstnPortal } from '@bahi/gateways/gstn/settings.ts'
import { gstnBase } from '@bahi/gateways/sandbox/gstn/portal.ts'
import { startSandbox } from '@bahi/gateways/sandbox/server.ts'
import { readCertificate } from '@bahi/gateways/wire/jws.ts'
import type { Config } from '../../config.ts'

export type Provider = 'Sandbox' | 'Nic'
/** The GST portal is reached through a service provider that this installation has a contract with. */
export type GstnProvider = 'Sandbox' | 'Product'

/** Where the portals are and which keys are theirs, by who runs them. */
export interface Lines {
  einvoice(provider: Provider): Promise<EinvoicePortal | undefined>
  ewaybill(provider: Provider): Promise<EwayPortal | undefined>
  gstn(provider: GstnProvider): Promise<GstnPortal | undefined>
  /** Page of the sandbox portals, where there are some. */
  readonly sandboxUrl: string | undefined
  close(): Promise<void>
}

/** Sandbox portals of this process, of another one, or none; those of the NIC as configured. */
export async function openLines(config: Config): Promise<Lines> {
  const { replyMs } = config.portals
  const limits = replyMs === undefined ? {} : { replyMs }
  const nic = nicPortal(config)
  const nicEway = nicEwayPortal(config)
  const gsp = gspPortal(config)
  const own =
    config.portals.sandbox === 'own'
      ? await startSandbox({
          folder: path.join(config.dataDir, 'sandbox'),
          ...(config.portals.sandboxPort === undefined ? {} : { port: config.portals.sandboxPort }),
        })
      : undefined
  const url = own?.url ?? (config.portals.sandbox === 'off' ? undefined : config.portals.sandbox)
  let far: Promise<All> | undefined
  const sandbox = (): Promise<All | undefined> => {
    if (own) return Promise.resolve({ einvoice: own.einvoice, ewaybill: own.ewayBill, gstn: own.gstn })
    if (url === undefined) return Promise.resolve(undefined)
    far ??= keysOf(url).catch((error: unknown) => {
      far = undefined
      throw error
    })
    return far
  }
  return {
    einvoice: async (provider) => {
      const portal = provider === 'Nic' ? nic : (await sandbox())?.einvoice
      return portal && { ...portal, ...limits }
    },
    ewaybill: async (provider) => {
      const portal = provider === 'Nic' ? nicEway : (await sandbox())?.ewaybill
      return portal && { ...portal, ...limits }
    },
    gstn: async (provider) => {
      const portal = provider === 'Product' ? gsp : (await sandbox())?.gstn
      return portal && { ...portal, ...limits }
    },
    sandboxUrl: url && `${url}/sandbox`,
    close: async () => own?.close(),
  }
}

interface All {
  readonly einvoice: EinvoicePortal
  readonly ewaybill: EwayPortal
  readonly gstn: GstnPortal
}

/** A sandbox that runs elsewhere gives its keys itself. */
async function keysOf(url: string): Promise<All> {
  const reply = await fetch(`${url}/sandbox/keys`)
  const keys = (await reply.json()) as {
    signInKey: string
    ewayBillSignInKey: string
    gstnSignInKey: string
    clientId: string
    clientSecret: string
    signingCertificate: string
  }
  return {
    einvoice: {
      baseUrls: [url],
      signInKey: createPublicKey(keys.signInKey),
      certificates: [readCertificate(keys.signingCertificate)],
    },
    ewaybill: {
      baseUrls: [`${url}/ewaybillapi/v1.03`],
      signInKey: createPublicKey(keys.ewayBillSignInKey),
    },
    gstn: {
      baseUrls: [`${url}${gstnBase}`],
      signInKey: createPublicKey(keys.gstnSignInKey),
      clientId: keys.clientId,
      clientSecret: keys.clientSecret,
    },
  }
}

function nicPortal({ portals }: Config): EinvoicePortal | undefined {
  const { einvoiceUrls, einvoiceSignInKey, einvoiceCertificates } = portals
  if (einvoiceUrls.length === 0 || !einvoiceSignInKey) return undefined
  return {
    baseUrls: einvoiceUrls,
    signInKey: createPublicKey(readFileSync(einvoiceSignInKey)),
    certificates: einvoiceCertificates.map((file) => readCertificate(readFileSync(file, 'utf8'))),
  }
}

function nicEwayPortal({ portals }: Config): EwayPortal | undefined {
  const { ewaybillUrls, ewaybillSignInKey } = portals
  if (ewaybillUrls.length === 0 || !ewaybillSignInKey) return undefined
  return { baseUrls: ewaybillUrls, signInKey: createPublicKey(readFileSync(ewaybillSignInKey)) }
}

function gspPortal({ portals }: Config): GstnPortal | undefined {
  const { gspUrls, gspSignInKey, gspClientId, gspClientSecret } = portals
  if (gspUrls.length === 0 || !gspSignInKey || !gspClientId || !gspClientSecret) return undefined
  return {
    baseUrls: gspUrls,
    signInKey: createPublicKey(readFileSync(gspSignInKey)),
    clientId: gspClientId,
    clientSecret: gspClientSecret,
  }
}
