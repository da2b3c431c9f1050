import { settings } from '@bahi/contracts/settings.ts'
import { portalPrefix } from './system-settings.ts'

/** Values of the installation that are secrets: sealed, and never listed. */
export const secretNames: ReadonlySet<string> = new Set(['googleOAuthClientSecret', 'captchaSecret'])

/** What an operator may set beside the settings that subscribers have too, each with what it does. */
const names: Readonly<Record<string, string>> = {
  applicationTitle: 'name of the product in titles, mails and on every page',
  applicationSubTitle: 'second part of the name',
  folderName: 'folder of logo, icon and slides below brand in the data folder',
  mailSenderName: 'name that mails come from; else the applicationTitle',
  contactEmailAddress: 'address in the footer before sign-in',
  moreEnquiryEmailAddress: 'second address there',
  helpLineNumber: 'telephone number there',
  maintenance: 'true: everybody is told that the product is under maintenance',
  captchaEnabled: 'false: no captcha before sign-in',
  captchaKind: 'altcha or recaptcha',
  captchaSiteKey: 'site key of reCAPTCHA',
  captchaSecret: 'its secret',
  captchaVerifyUrl: 'address that verifies its answers',
  ssoEnabled: 'true: buttons for other identities on Login',
  azureSaml: 'true: accounts may sign in at Microsoft Entra ID',
  oktaSaml: 'true: accounts may sign in at Okta',
  googleOAuthClientId: 'client of the installation at Google',
  googleOAuthClientSecret: 'its secret',
  googleOAuthIssuer: 'another OpenID provider than Google',
  googleAnalyticsKey: 'key of Google Analytics: its script counts the screens that are opened, by name alone',
  disableFeaturesForEInvoicingPortal: 'true: this installation is the e-invoice portal and nothing else',
  cirpPortalUrl: 'address of the e-invoice portal',
  cirpPortalApiUrl: 'its API base, on the same host',
  productUrl: 'address of the whole product, for the way back from the portal',
}

/** Why a name cannot be set; undefined where it can. */
export function nameProblem(name: string): string | undefined {
  const plain = name.startsWith(portalPrefix) ? name.slice(portalPrefix.length) : name
  if (Object.hasOwn(names, plain) || Object.hasOwn(settings, plain)) return undefined
  const list = Object.entries(names).map(([one, help]) => `  ${one.padEnd(36)} ${help}`)
  return `There is no value named ${name}. There are the settings of subscribers, and\n${list.join('\n')}`
}
