import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as samlify from 'samlify'
import { signingKeys } from '../certificates.ts'
import type { SigningKeys } from '../certificates.ts'

export interface SamlAnswer {
  readonly replyUrl: string
  readonly form: { readonly SAMLResponse: string; readonly RelayState: string }
}

/** What an answer says other than it should. */
export interface Deviation {
  readonly audience?: string
  readonly recipient?: string
  readonly inResponseTo?: string
  readonly issuer?: string
  /** Minutes from now when the answer was given; it is good for five. */
  readonly minutes?: number
  readonly assertionId?: string
  readonly isUnsigned?: boolean
  readonly keys?: SigningKeys
  readonly attributes?: Readonly<Record<string, string>>
}

export interface SamlProvider {
  readonly issuer: string
  readonly entryPoint: string
  readonly certificate: string
  /** Reads the request in an address as the provider does, and answers it for a user. */
  answer(url: string, userName: string, deviation?: Deviation): Promise<SamlAnswer>
  stop(): Promise<void>
}

/** Metadata of ours as served; read by the provider, so that what it says is what works. */
type Metadata = () => Promise<string>

samlify.setSchemaValidator({ validate: async () => 'not looked at' })

/** A real SAML 2.0 identity provider on the loopback; its page asks for a name and sends the browser back. */
export async function startSamlProvider(metadata: Metadata): Promise<SamlProvider> {
  const http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const entryPoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}/sign-in`
  const issuer = entryPoint.replace('/sign-in', '/metadata')
  const keys = signingKeys('identity provider')
  const answer: SamlProvider['answer'] = async (url, userName, deviation = {}) => {
    const query = Object.fromEntries(new URL(url).searchParams)
    const sp = samlify.ServiceProvider({ metadata: await metadata() })
    const idp = identityProvider(deviation.issuer ?? issuer, entryPoint, deviation.keys ?? keys)
    const { extract } = await idp.parseLoginRequest(sp, 'redirect', { query })
    const replyUrl = sp.entityMeta.getAssertionConsumerService('post') as string
    const values = valuesOf(userName, deviation, {
      issuer: deviation.issuer ?? issuer,
      replyUrl,
      audience: sp.entityMeta.getEntityID(),
      requestId: (extract as { request: { id: string } }).request.id,
    })
    const { context } = await idp.createLoginResponse(sp, { extract }, 'post', {}, (template: string) => ({
      id: values['ID']!,
      context: samlify.SamlLib.replaceTagsByValue(
        withAttributes(template, deviation.attributes ?? {}),
        values,
      ),
    }))
    const SAMLResponse = deviation.isUnsigned ? unsigned(context) : context
    return { replyUrl, form: { SAMLResponse, RelayState: query['RelayState'] ?? '' } }
  }
  http.on('request', (request, reply) => {
    const url = new URL(request.url ?? '/', entryPoint)
    const userName = url.searchParams.get('user')
    const page = userName
      ? answer(url.href, userName).then(({ replyUrl, form }) => formPage(replyUrl, 'post', form, 'Continue'))
      : Promise.resolve(formPage('/sign-in', 'get', Object.fromEntries(url.searchParams), 'Sign in', true))
    page.then(
      (html) => reply.setHeader('content-type', 'text/html').end(html),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    )
  })
  return {
    issuer,
    entryPoint,
    certificate: keys.certificate,
    answer,
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}

function identityProvider(issuer: string, entryPoint: string, keys: SigningKeys) {
  return samlify.IdentityProvider({
    entityID: issuer,
    privateKey: keys.privateKey.export({ type: 'pkcs1', format: 'pem' }) as string,
    signingCert: keys.certificate,
    requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    singleLogoutService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: entryPoint },
    ],
    singleSignOnService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: entryPoint },
    ],
  })
}

function valuesOf(
  userName: string,
  deviation: Deviation,
  facts: { issuer: string; replyUrl: string; audience: string; requestId: string },
): Record<string, string> {
  const at = Date.now() + (deviation.minutes ?? 0) * 60_000
  const time = (minutes: number) => new Date(at + minutes * 60_000).toISOString()
  return {
    ID: `_${crypto.randomUUID()}`,
    AssertionID: deviation.assertionId ?? `_${crypto.randomUUID()}`,
    Destination: facts.replyUrl,
    Audience: deviation.audience ?? facts.audience,
    SubjectRecipient: deviation.recipient ?? facts.replyUrl,
    Issuer: facts.issuer,
    IssueInstant: time(0),
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    ConditionsNotBefore: time(0),
    ConditionsNotOnOrAfter: time(5),
    SubjectConfirmationDataNotOnOrAfter: time(5),
    NameIDFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    NameID: userName,
    InResponseTo: deviation.inResponseTo ?? facts.requestId,
    AuthnStatement: '',
  }
}

function withAttributes(template: string, attributes: Readonly<Record<string, string>>): string {
  const list = Object.entries(attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
  )
  return template.replace(
    '{AttributeStatement}',
    list.length > 0 ? `<saml:AttributeStatement>${list.join('')}</saml:AttributeStatement>` : '',
  )
}

const unsigned = (answer: string) =>
  Buffer.from(
    Buffer.from(answer, 'base64')
      .toString()
      .replace(/<ds:Signature.*<\/ds:Signature>/s, ''),
  ).toString('base64')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function formPage(
  action: string,
  method: string,
  fields: Readonly<Record<string, string>>,
  button: string,
  asksName = false,
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  const name = asksName ? '<label>User <input name="user"></label>' : ''
  return `<!doctype html><title>Identity provider</title><form action="${action}" method="${method}">${inputs.join('')}${name}<button>${button}</button></form>`
}
