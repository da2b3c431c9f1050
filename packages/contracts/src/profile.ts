import * as z from 'zod'
import { CodeRequest } from './auth.ts'
import { defineCall } from './call.ts'
import * as f from './fields.ts'

/** Encrypted with the key whose identifier goes as `enc-id`. */
const Encrypted = z.string().min(1).max(1000)
const Culture = z.enum(['en-IN', 'ar', 'hi-IN'])
export const TwoFactorMethod = z.enum(['Mail', 'Sms', 'App'])

/** What a user changes of the own person. No right is needed. */
export const ProfileSave = z.object({
  firstName: f.PersonName.min(1),
  lastName: f.PersonName.optional(),
  mobile: f.Mobile.optional(),
  cultureName: Culture,
  timeZone: z.string().min(1).max(60),
  version: f.Version,
})

/** A code, and the request that it answers. */
export const CodeGiven = z.object({ request: z.string().min(1).max(400), otp: f.Otp.min(1) })
const RecoveryCodes = z.object({
  /** Shown once; empty where codes are sent. */
  recoveryCodes: z.array(z.string()),
})

/** My profile and change password; source: specification part 1, sections 2.3 and 2.8, access decisions, section 6. */
export const profileCalls = {
  own: defineCall({
    method: 'GET',
    path: '/profile/own',
    access: 'session',
    reply: z.object({
      userName: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      emailAddress: z.string(),
      mobile: z.string().nullable(),
      cultureName: z.string(),
      timeZone: z.string(),
      hasPassword: z.boolean(),
      passwordChangedAt: z.string().nullable(),
      twoFactor: z.enum(['Off', 'Mail', 'Sms', 'App']),
      isTwoFactorRequired: z.boolean(),
      canReceiveSms: z.boolean(),
      recoveryCodesLeft: z.number(),
      passwordRules: z.object({ minLength: z.number(), maxLength: z.number(), classes: z.number() }),
      version: z.number(),
    }),
    readOnly: true,
    personOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/profile/save',
    access: 'session',
    input: ProfileSave,
    reply: 'nothing',
    personOnly: true,
    goesOnAfterEnd: true,
  }),
  /** Sends a code to the new address; the old one stays until the code is given. */
  changeEmail: defineCall({
    method: 'POST',
    path: '/profile/changeEmail',
    access: 'session',
    input: z.object({ emailAddress: f.Email.min(1), password: Encrypted }),
    reply: CodeRequest,
    personOnly: true,
    goesOnAfterEnd: true,
  }),
  confirmEmail: defineCall({
    method: 'POST',
    path: '/profile/confirmEmail',
    access: 'session',
    input: CodeGiven,
    reply: 'nothing',
    personOnly: true,
    goesOnAfterEnd: true,
  }),
  /** Another code for a change of the address or of the second step that is under way; the one before no longer works. */
  resendCode: defineCall({
    method: 'POST',
    path: '/profile/resendCode',
    access: 'session',
    input: CodeGiven.pick({ request: true }),
    reply: CodeRequest,
    personOnly: true,
    goesOnAfterEnd: true,
  }),
  /** All three encrypted with one key. The user's other sessions end. */
  changePassword: defineCall({
    method: 'POST',
    path: '/profile/changePassword',
    goesOnAfterEnd: true,
    access: 'session',
    input: z.object({ currentPassword: Encrypted, password: Encrypted, confirmPassword: Encrypted }),
    reply: 'nothing',
    personOnly: true,
  }),
  /** Begins the second step: sends a code, or gives the secret of an authenticator app with its QR code as SVG. */
  startTwoFactor: defineCall({
    method: 'POST',
    path: '/profile/twoFactor/start',
    goesOnAfterEnd: true,
    access: 'session',
    input: z.object({ method: TwoFactorMethod, password: Encrypted }),
    reply: CodeRequest.extend({
      method: TwoFactorMethod,
      sentTo: z.string().nullable(),
      secret: z.string().nullable(),
      qr: z.string().nullable(),
    }),
    personOnly: true,
  }),
  /** A right code turns it on. */
  confirmTwoFactor: defineCall({
    method: 'POST',
    path: '/profile/twoFactor/confirm',
    goesOnAfterEnd: true,
    access: 'session',
    input: CodeGiven,
    reply: RecoveryCodes,
    personOnly: true,
  }),
  endTwoFactor: defineCall({
    method: 'POST',
    path: '/profile/twoFactor/end',
    goesOnAfterEnd: true,
    access: 'session',
    input: z.object({ password: Encrypted }),
    reply: 'nothing',
    personOnly: true,
  }),
  /** Ten new ones; those before no longer work. */
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: '/profile/twoFactor/recoveryCodes',
    goesOnAfterEnd: true,
    access: 'session',
    input: z.object({ password: Encrypted }),
    reply: RecoveryCodes,
    personOnly: true,
  }),
}

/** Where the user is signed in. */
export const sessionCalls = {
  search: defineCall({
    method: 'GET',
    path: '/profile/sessions',
    access: 'session',
    reply: z.array(
      z.object({
        id: f.Id,
        /** As the browser names itself; empty where it does not. */
        userAgent: z.string(),
        address: z.string(),
        createdAt: z.string(),
        lastSeenAt: z.string(),
        isThis: z.boolean(),
        /** Someone of the account looks at it as this user. */
        impersonator: z.string().nullable(),
      }),
    ),
    readOnly: true,
    personOnly: true,
  }),
  revoke: defineCall({
    method: 'POST',
    path: '/profile/sessions/revoke',
    goesOnAfterEnd: true,
    access: 'session',
    input: z.object({ id: f.Id }),
    reply: 'nothing',
    personOnly: true,
  }),
  revokeOthers: defineCall({
    method: 'POST',
    path: '/profile/sessions/revokeOthers',
    goesOnAfterEnd: true,
    access: 'session',
    reply: 'nothing',
    personOnly: true,
  }),
}
