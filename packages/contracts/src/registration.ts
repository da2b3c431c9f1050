import * as z from 'zod'
import { Address } from './address.ts'
import { defineCall } from './call.ts'
import { TaxpayerType } from './enums.ts'
import * as f from './fields.ts'

/** What a visitor types to begin: a GSTIN of 15 characters or a PAN of ten. */
export const GstinOrPan = z.string().trim().toUpperCase().min(1).max(15).meta({ upper: true })

/** Encrypted with the key of `enc-id`, as at the sign-in. */
const SealedPassword = z.string().min(1).max(1000)

/** A code is under way: what may still be done with it. */
export const CodeState = z.object({
  request: z.string(),
  attemptsLeft: z.number(),
  resendsLeft: z.number(),
  expiresAt: z.string(),
})

export const Registered = z.object({
  gstin: z.string().nullable(),
  pan: z.string().nullable(),
  legalName: z.string().nullable(),
  tradeName: z.string().nullable(),
  stateCode: z.string().nullable(),
  address: Address.nullable(),
  taxpayerType: TaxpayerType,
  /** As the GST portal gives it; null where it was not asked or does not give it. */
  status: z.enum(['Active', 'Cancelled', 'Suspended', 'Provisional', 'Inactive']).nullable(),
  /** portal: the names are those of the public search; none: they are typed. */
  source: z.enum(['portal', 'none']),
})

/** What a chosen password must have. */
const PasswordDemands = z.object({ minLength: z.number(), maxLength: z.number(), classes: z.number() })

const Request = z.object({ request: z.string().min(1).max(300) })
const OtpAnswer = Request.extend({ otp: f.Otp.min(1) })

const Person = {
  firstName: f.PersonName.min(1),
  lastName: f.PersonName.optional(),
  mobile: f.Mobile.optional(),
  password: SealedPassword,
  confirmPassword: SealedPassword.optional(),
}

/** Sign-up by GSTIN or PAN; source: access decisions, section 1. */
export const registrationCalls = {
  validateGstinOrPan: defineCall({
    method: 'POST',
    path: '/registration/validateGstinOrPan',
    perMinute: 60,
    access: 'anonymous',
    captcha: 'needed',
    input: z.object({ gstinOrPan: GstinOrPan }),
    reply: Registered.extend({ rules: PasswordDemands }),
  }),
  registerGstinOrPan: defineCall({
    method: 'POST',
    path: '/registration/registerGstinOrPan',
    perMinute: 60,
    access: 'anonymous',
    captcha: 'needed',
    input: z.object({
      gstinOrPan: GstinOrPan,
      /** Typed where the public search did not return it; what the search returns is kept. */
      legalName: f.RegisteredName.optional(),
      tradeName: f.RegisteredName.optional(),
      stateCode: f.StateCode.optional(),
      address: Address.optional(),
      ...Person,
      /** An e-mail address. */
      userName: f.Email.min(1),
      acceptsTerms: z.boolean(),
    }),
    reply: CodeState,
  }),
  validateOtp: defineCall({
    method: 'POST',
    path: '/registration/validateOtp',
    perMinute: 120,
    access: 'anonymous',
    input: OtpAnswer,
    reply: z.object({ token: z.string(), expiresAt: z.string() }),
  }),
  regenerateOtp: defineCall({
    method: 'GET',
    path: '/registration/regenerateOtp',
    perMinute: 60,
    access: 'anonymous',
    input: Request,
    reply: CodeState,
  }),
}

/** The account's own calls before someone is signed in. */
export const userRegistrationCalls = {
  /** An invited user chooses a password; `request` comes from the link of the invitation. */
  register: defineCall({
    method: 'POST',
    path: '/user/register',
    perMinute: 60,
    access: 'anonymous',
    input: Request.extend({ ...Person, firstName: Person.firstName.optional(), acceptsTerms: z.boolean() }),
    reply: 'nothing',
  }),
  /** Whom an invitation is for, so that the page can greet them; LINK_INVALID once it is used or over. */
  invitation: defineCall({
    method: 'GET',
    path: '/user/invitation',
    perMinute: 120,
    access: 'anonymous',
    input: Request,
    reply: z.object({
      userName: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      mobile: z.string().nullable(),
      company: z.string(),
      rules: PasswordDemands,
    }),
    readOnly: true,
  }),
  checkUserNameAvailable: defineCall({
    method: 'POST',
    path: '/user/checkUserNameAvailable',
    perMinute: 60,
    access: 'anonymous',
    captcha: 'needed',
    input: z.object({ userName: f.UserName.min(1) }),
    reply: z.object({ isAvailable: z.boolean() }),
    readOnly: true,
  }),
}

const Verification = CodeState.extend({
  /** Shown so that its owner knows the place. */
  sentTo: z.string(),
  mobile: z.string().nullable(),
})

/** Proves the address of a user who was made without it; the request comes from a sign-in of that user. */
export const verificationCalls = {
  state: defineCall({
    method: 'GET',
    path: '/authenticate/accountVerification',
    perMinute: 120,
    access: 'anonymous',
    input: Request,
    reply: Verification,
    readOnly: true,
  }),
  updateMobile: defineCall({
    method: 'POST',
    path: '/authenticate/verificationWithUpdateMobile',
    perMinute: 60,
    access: 'anonymous',
    input: Request.extend({ mobile: f.Mobile.min(1) }),
    reply: Verification,
  }),
}

export const setupSteps = ['company', 'gstin', 'address', 'logo', 'series', 'bank', 'item', 'party'] as const
export type SetupStep = (typeof setupSteps)[number]

/** What the dashboard lists until it is done: steps that the set-up lets out, and the first invoice. */
export const setupChecks = ['address', 'logo', 'bank', 'item', 'party', 'invoice'] as const

const StepState = z.enum(['Open', 'Done', 'Skipped'])

/** The set-up wizard: what is known, and how far it is; kept on the server. */
export const setupCalls = {
  state: defineCall({
    method: 'GET',
    path: '/subscriber/setup',
    notForPrograms: true,
    access: 'session',
    reply: z.object({
      known: Registered.partial(),
      steps: z.array(z.object({ step: z.enum(setupSteps), state: StepState })),
      /** The company and GSTIN that the later steps are about. */
      companyId: f.Id.nullable(),
      entityId: f.Id.nullable(),
      isFinished: z.boolean(),
    }),
    readOnly: true,
  }),
  mark: defineCall({
    method: 'POST',
    path: '/subscriber/setup',
    access: { anyOf: ['BSN_AD', 'BSN_ED'] },
    input: z.union([
      z.object({ step: z.enum(setupSteps), state: StepState }),
      z.object({ isFinished: z.boolean() }),
      /** The list of what is left to set up goes from the dashboard. */
      z.object({ isDismissed: z.literal(true) }),
    ]),
    reply: 'nothing',
    idempotent: true,
  }),
}
