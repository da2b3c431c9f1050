import * as z from 'zod'
import { defineCall } from './call.ts'
import { EntityNode } from './companies.ts'
import * as f from './fields.ts'

/** What a sign-in answers: a session, or the step that is before it. */
export const TokenReply = z.union([
  z.object({ token: z.string(), expiresAt: z.string() }),
  z.object({
    type: z.enum([
      'AccountVerification',
      'SelectAccount',
      'ResetPassword',
      'TwoFactor',
      'OtherSession',
      // An account in the making: its registration continues with the code.
      'Registration',
    ]),
    request: z.string(),
    parameters: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])),
  }),
])

/** A code that is on its way. The same whether there is such a user or not. */
export const CodeRequest = z.object({
  request: z.string(),
  attemptsLeft: z.number(),
  resendsLeft: z.number(),
  expiresAt: z.string(),
})

const RequestQuery = z.object({ request: z.string().min(1).max(400) })

export const authCalls = {
  /** One key for one sign-in attempt: single use, five minutes. */
  encryptor: defineCall({
    method: 'GET',
    path: '/public/encryptor/get',
    access: 'anonymous',
    captcha: 'welcome',
    reply: z.object({ key: z.string(), iv: z.string(), identifier: z.string() }),
  }),
  /** `enc-id` header: the identifier of the key the password was encrypted with (AES-256-CBC, PKCS7, base64). */
  token: defineCall({
    method: 'POST',
    path: '/authenticate/token',
    access: 'anonymous',
    captcha: 'needed',
    input: z.object({
      userName: f.UserName.min(1),
      password: z.string().min(1).max(1000),
      forceRefresh: z.boolean().default(false),
      domain: z.string().max(200).optional(),
    }),
    reply: TokenReply,
  }),
  /** Asks for a code that signs in. `templateId` names the message and by that its channel; mail where it names none. */
  getOtp: defineCall({
    method: 'GET',
    path: '/authenticate/getOtp',
    perMinute: 60,
    access: 'anonymous',
    captcha: 'needed',
    input: z.object({
      userName: f.UserName.min(1),
      templateId: z
        .enum(['signInCode', 'signInCodeSms', 'signInCodeWhatsApp'])
        .default('signInCode')
        .catch('signInCode'),
      domain: z.string().max(200).optional(),
    }),
    reply: CodeRequest,
  }),
  /** Another code for the same request; the one before no longer works. */
  resendOtp: defineCall({
    method: 'GET',
    path: '/authenticate/resendOtp',
    perMinute: 60,
    access: 'anonymous',
    input: RequestQuery,
    reply: CodeRequest,
  }),
  /** The same after a code has expired or all its attempts are used. */
  regenerateOtp: defineCall({
    method: 'GET',
    path: '/authenticate/regenerateOtp',
    perMinute: 60,
    access: 'anonymous',
    input: RequestQuery,
    reply: CodeRequest,
  }),
  /** The code of a login with OTP or of the second step; there also one of the app, or a recovery code. */
  validateOtp: defineCall({
    method: 'POST',
    path: '/authenticate/validateOtp',
    perMinute: 120,
    access: 'anonymous',
    input: z.object({ request: z.string().min(1).max(400), otp: z.string().trim().min(1).max(24) }),
    reply: TokenReply,
  }),
  logout: defineCall({
    method: 'GET',
    path: '/authenticate/logout',
    access: 'session',
    reply: 'nothing',
    goesOnAfterEnd: true,
  }),
}

export const systemCalls = {
  /** 204 when all is up, 503 in maintenance. */
  ping: defineCall({ method: 'GET', path: '/ping', access: 'anonymous', reply: 'nothing', readOnly: true }),
  /** A puzzle of the product's own captcha, signed; its solution goes once as `captcha-response` with a guarded call. */
  captcha: defineCall({
    method: 'GET',
    path: '/public/captcha',
    access: 'anonymous',
    reply: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }),
    readOnly: true,
  }),
  /** 503 where something without which the product cannot work is down; `degraded`: it works, but not for long. */
  health: defineCall({
    method: 'GET',
    path: '/health',
    access: 'anonymous',
    reply: z.object({
      status: z.enum(['up', 'degraded', 'down']),
      version: z.string(),
      checks: z.record(z.string(), z.object({ status: z.enum(['up', 'low', 'down']), ms: z.number() })),
    }),
    readOnly: true,
  }),
  preLoadSettings: defineCall({
    method: 'GET',
    path: '/preLoadSettings',
    access: 'anonymous',
    reply: z.object({
      applicationTitle: z.string(),
      applicationSubTitle: z.string(),
      isEnabled: z.boolean(),
      siteKey: z.string(),
      ssoEnabled: z.boolean(),
      azureSaml: z.boolean(),
      oktaSaml: z.boolean(),
      googleOAuthClientId: z.string(),
      contactEmailAddress: z.string(),
      moreEnquiryEmailAddress: z.string(),
      helpLineNumber: z.string(),
      disableFeaturesForEInvoicingPortal: z.boolean(),
      cirpPortalUrl: z.string(),
      folderName: z.string(),
      /** Addresses of the pictures in that folder, or of the product's own; no slides: the product draws them. */
      brand: z.object({ logo: z.string(), icon: z.string(), slides: z.array(z.string()) }),
      blockPasswordPaste: z.boolean(),
      passwordMaxLength: z.number(),
      isProductionLike: z.boolean(),
    }),
    readOnly: true,
  }),
  loadSettings: defineCall({
    method: 'GET',
    path: '/loadsettings',
    access: 'session',
    reply: z.looseObject({
      applicationTitle: z.string(),
      folderName: z.string(),
      isGoogleAnalyticsEnabled: z.boolean(),
      googleAnalyticsKey: z.string(),
      pageSize: z.number(),
      reportPageSize: z.number(),
      importErrorPageSize: z.number(),
      poolingTime: z.number(),
      apiTimeOut: z.number(),
      dateFormat: z.string(),
      dateTimeFormat: z.string(),
      startDate: z.string(),
      maxDate: z.string(),
      downloadFileExpiryInHours: z.number(),
      iv: z.string(),
      key: z.string(),
      cirpPortalApiUrl: z.string(),
      subscriberSettings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      subscriberSettingsWithFinancialYear: z.record(
        z.string(),
        z.union([z.string(), z.number(), z.boolean()]),
      ),
      maxBulkSearchKeywords: z.number(),
      recordsAffectedWarningLimit: z.number(),
      trialExpiryWarningDays: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      userEmailAddress: z.string(),
      /** Who shows this user's view; empty in a session of one's own. */
      impersonatedBy: z.string(),
    }),
    readOnly: true,
  }),
}

export const userCalls = {
  companies: defineCall({
    method: 'GET',
    path: '/user/companies',
    access: 'session',
    reply: z.array(
      z.object({
        id: f.Id,
        entityName: z.string(),
        registrationNumber: z.string().nullable(),
        isDefault: z.boolean(),
        status: z.string(),
        /** The user sees a place of business in it: a GSTIN, a branch or a godown. */
        hasEntity: z.boolean(),
      }),
    ),
    readOnly: true,
  }),
  setDefaultCompany: defineCall({
    method: 'POST',
    path: '/user/company/setdefault',
    notForPrograms: true,
    goesOnAfterEnd: true,
    access: 'session',
    input: z.object({ entityId: f.Id }),
    reply: 'nothing',
    idempotent: true,
  }),
  rights: defineCall({
    method: 'GET',
    path: '/user/rights',
    access: 'session',
    input: z.object({ entityId: f.QueryId.optional() }),
    reply: z.array(
      z.object({
        rightId: z.string(),
        hasAccess: z.boolean(),
        isBlocked: z.boolean(),
        trialExpiry: z.string().nullable(),
        trialExpiryDueDays: z.number().nullable(),
        isTrialOrPlan: z.enum(['Trial', 'Plan']).nullable(),
      }),
    ),
    readOnly: true,
  }),
  profile: defineCall({
    method: 'GET',
    path: '/profile/detail',
    notForPrograms: true,
    access: 'session',
    reply: z.object({
      id: f.Id,
      userName: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      emailAddress: z.string(),
      mobile: z.string().nullish(),
      userType: z.string(),
      status: z.string(),
      entities: z.array(f.Id),
    }),
    readOnly: true,
  }),
}

export const subscriberCalls = {
  businessSummary: defineCall({
    method: 'GET',
    path: '/subscriber/businessSummary',
    access: 'session',
    reply: z.object({
      totalCompanies: z.number(),
      userCompanies: z.number(),
      /** The set-up of the account was begun and not finished, and the user may continue with it. */
      isSetupOpen: z.boolean().optional(),
    }),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/subscriber/detail',
    access: 'session',
    reply: z.object({
      id: f.Id,
      name: z.string(),
      plan: z.string(),
      isTrial: z.boolean(),
      expiresOn: z.string().nullable(),
    }),
    readOnly: true,
  }),
  entities: defineCall({
    method: 'GET',
    path: '/subscriber/entities',
    access: 'session',
    reply: z.array(EntityNode),
    readOnly: true,
  }),
}
