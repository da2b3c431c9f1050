import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'

const Encrypted = z.string().min(1).max(1000)

/** A password that was forgotten or has expired. */
export const passwordCalls = {
  /** Mails a link, where there is such a user; answers alike, in words and in time, where there is none. */
  forgot: defineCall({
    method: 'GET',
    path: '/authenticate/forgotPassword',
    perMinute: 60,
    access: 'anonymous',
    captcha: 'needed',
    input: z.object({ userName: f.UserName.min(1), domain: z.string().max(200).optional() }),
    reply: 'nothing',
  }),
  /** Looks at the link as its page opens, which does not use it up. The token goes with the new password. */
  validate: defineCall({
    method: 'GET',
    path: '/authenticate/validate',
    perMinute: 120,
    access: 'anonymous',
    input: z.object({ request: z.string().min(1).max(400) }),
    reply: z.object({
      token: z.string(),
      isPasswordExpired: z.boolean(),
      rules: z.object({ minLength: z.number(), maxLength: z.number(), classes: z.number() }),
    }),
  }),
  /** `public-auth-token`: the token of the validated link; `enc-id`: the key both passwords were encrypted with. */
  reset: defineCall({
    method: 'POST',
    path: '/authenticate/resetPassword',
    perMinute: 60,
    access: 'anonymous',
    captcha: 'needed',
    input: z.object({
      password: Encrypted,
      confirmPassword: Encrypted,
      domain: z.string().max(200).optional(),
    }),
    reply: 'nothing',
  }),
}
