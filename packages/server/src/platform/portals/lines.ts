import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EinvoicePortal } from '@bahi/gateways/einvoice/settings.ts'
import { startSandbox } from '@bahi/gateways/sandbox/server.ts'
import { readCertificate } from '@bahi/gateways/wire/jws.ts'
import type { Config } from '../../config.ts'

export type Provider = 'Sandbox' | 'Nic'

/** Where the portals are and which keys are theirs, by who runs them. */
export interface Lines {
  einvoice(provider: Provider): Promise<EinvoicePortal | undefined>
  /** Page of the sandbox portals, where there are some. */
  readonly sandboxUrl: string | undefined
  close(): Promise<void>
}

/** Sandbox portals of this process, of another one, or none; those of the NIC as configured. */
export async function openLines(config: Config): Promise<Lines> {
  const { replyMs } = config.portals
  const limits = replyMs === undefined ? {} : { replyMs }
  const nic = nicPortal(config)
  const own =
    config.portals.sandbox === 'own'
      ? await startSandbox({
          folder: path.join(config.dataDir, 'sandbox'),
          ...(config.portals.sandboxPort === undefined ? {} : { port: config.portals.sandboxPort }),
        })
      : undefined
  const url = own?.url ?? (config.portals.sandbox === 'off' ? undefined : config.portals.sandbox)
  let far: Promise<EinvoicePortal> | undefined
  const sandbox = (): Promise<EinvoicePortal | undefined> => {
    if (own) return Promise.resolve(own.einvoice)
    if (url === undefined) return Promise.resolve(undefined)
    far ??= keysOf(url).catch((error: unknown) => {
      far = undefined
      throw error
    })
    return far
  }
  return {
    einvoice: async (provider) => {
      const portal = provider === 'Nic' ? nic : await sandbox()
      return portal && { ...portal, ...limits }
    },
    sandboxUrl: url && `${url}/sandbox`,
    close: async () => own?.close(),
  }
}

/** A sandbox that runs elsewhere tells its keys itself. */
async function keysOf(url: string): Promise<EinvoicePortal> {
  const reply = await fetch(`${url}/sandbox/keys`)
  const keys = (await reply.json()) as { signInKey: string; signingCertificate: string }
  return {
    baseUrls: [url],
    signInKey: createPublicKey(keys.signInKey),
    certificates: [readCertificate(keys.signingCertificate)],
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
