import { guideTopics } from '@bahi/contracts/guide-topics.ts'
import type { ComponentType } from 'react'
import type { TextKey } from './app/texts.ts'

export interface PublicRoute {
  readonly path: string
  readonly name: string
  readonly title: TextKey
  /** 'shell': of a signed-in user inside sidebar and top bar, else as 'common'. */
  readonly layout: 'login' | 'public' | 'common' | 'bare' | 'shell'
  readonly leavesWhenSignedIn?: boolean
  /** Without a session there is nothing to show: leads home. */
  readonly needsSession?: boolean
  /** Opening it without a session empties the browser's storage. */
  readonly keepsStorage?: boolean
  readonly screen: () => Promise<ComponentType>
}

const guides = guideTopics.map((topic): PublicRoute => ({
  path: `/help-${topic}`,
  name: `Help ${topic}`,
  title: `guide.${topic}.title`,
  layout: 'public',
  screen: () => import('./features/help/Guide.tsx').then((module) => module.Guide),
}))

const status = () => import('./features/public/StatusPages.tsx')

/** Every path outside a company; source: specification part 1, section 2.1. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/',
    name: 'Home',
    title: 'home.title',
    layout: 'public',
    leavesWhenSignedIn: true,
    screen: () => import('./features/public/Home.tsx').then((module) => module.Home),
  },
  {
    path: '/home',
    name: 'Home',
    title: 'home.title',
    layout: 'public',
    leavesWhenSignedIn: true,
    screen: () => import('./features/public/Home.tsx').then((module) => module.Home),
  },
  {
    path: '/login',
    name: 'Login',
    title: 'login.title',
    layout: 'login',
    leavesWhenSignedIn: true,
    screen: () => import('./features/auth/Login.tsx').then((module) => module.Login),
  },
  {
    path: '/forgot-password',
    name: 'ForgotPassword',
    title: 'forgot.title',
    layout: 'login',
    leavesWhenSignedIn: true,
    screen: () => import('./features/auth/ForgotPassword.tsx').then((module) => module.ForgotPassword),
  },
  {
    path: '/reset-password',
    name: 'ResetPassword',
    title: 'reset.title',
    layout: 'login',
    leavesWhenSignedIn: true,
    screen: () => import('./features/auth/ResetPassword.tsx').then((module) => module.ResetPassword),
  },
  {
    path: '/reset-password-portal',
    name: 'ResetPasswordPortal',
    title: 'reset.title',
    layout: 'login',
    leavesWhenSignedIn: true,
    screen: () => import('./features/auth/ResetPassword.tsx').then((module) => module.ResetPasswordPortal),
  },
  {
    path: '/login-change-password',
    name: 'ResetPassword',
    title: 'reset.changeTitle',
    layout: 'login',
    leavesWhenSignedIn: true,
    screen: () => import('./features/auth/ResetPassword.tsx').then((module) => module.ResetPassword),
  },
  {
    path: '/login-with-otp',
    name: 'LoginWithOTP',
    title: 'otp.title',
    layout: 'login',
    leavesWhenSignedIn: true,
    screen: () => import('./features/auth/LoginWithOtp.tsx').then((module) => module.LoginWithOtp),
  },
  {
    path: '/registration',
    name: 'Register',
    title: 'registration.title',
    layout: 'login',
    leavesWhenSignedIn: true,
    screen: () => import('./features/registration/Registration.tsx').then((module) => module.Registration),
  },
  {
    path: '/create-account',
    name: 'CreateAccount',
    title: 'verification.title',
    layout: 'login',
    leavesWhenSignedIn: true,
    screen: () => import('./features/registration/CreateAccount.tsx').then((module) => module.CreateAccount),
  },
  {
    path: '/select-account',
    name: 'SelectAccount',
    title: 'selectAccount.title',
    layout: 'login',
    leavesWhenSignedIn: true,
    screen: () => import('./features/auth/SelectAccount.tsx').then((module) => module.SelectAccount),
  },
  {
    path: '/loginResponse',
    name: 'LoginResponse',
    title: 'hop.title',
    layout: 'login',
    keepsStorage: true,
    screen: () => import('./features/auth/Arrival.tsx').then((module) => module.LoginResponse),
  },
  {
    path: '/initialize',
    name: 'Initialize',
    title: 'hop.title',
    layout: 'login',
    keepsStorage: true,
    screen: () => import('./features/auth/Arrival.tsx').then((module) => module.Initialize),
  },
  {
    path: '/portal-redirect',
    name: 'PortalRedirect',
    title: 'hop.title',
    layout: 'login',
    keepsStorage: true,
    screen: () => import('./features/auth/Arrival.tsx').then((module) => module.Initialize),
  },
  {
    path: '/validate',
    name: 'Validate',
    title: 'login.title',
    layout: 'login',
    leavesWhenSignedIn: true,
    screen: () => import('./features/auth/Hops.tsx').then((module) => module.ToLogin),
  },
  {
    path: '/logout',
    name: 'logout',
    title: 'logout.title',
    layout: 'bare',
    screen: () => import('./features/auth/Hops.tsx').then((module) => module.Logout),
  },
  {
    path: '/redirect',
    name: 'Redirect',
    title: 'hop.title',
    layout: 'bare',
    keepsStorage: true,
    screen: () => import('./features/auth/Hops.tsx').then((module) => module.Redirect),
  },
  {
    path: '/page-302',
    name: 'Page302',
    title: 'hop.title',
    layout: 'bare',
    screen: () => import('./features/auth/Page302.tsx').then((module) => module.Page302),
  },
  {
    path: '/setup-wizard',
    name: 'SetupWizard',
    title: 'setup.title',
    layout: 'common',
    needsSession: true,
    screen: () => import('./features/companies/SetupWizard.tsx').then((module) => module.SetupWizard),
  },
  {
    path: '/terms-conditions',
    name: 'TermsAndConditions',
    title: 'terms.title',
    layout: 'public',
    screen: () => import('./features/public/LegalPages.tsx').then((module) => module.Terms),
  },
  {
    path: '/privacy-policy',
    name: 'PrivacyPolicy',
    title: 'privacy.title',
    layout: 'public',
    screen: () => import('./features/public/LegalPages.tsx').then((module) => module.Privacy),
  },
  {
    path: '/pdf/$shortUrl',
    name: 'PublicDocument',
    title: 'public.title',
    layout: 'bare',
    screen: () => import('./features/public/SharedDocument.tsx').then((module) => module.SharedDocument),
  },
  {
    path: '/pdf',
    name: 'PublicDocument',
    title: 'public.title',
    layout: 'bare',
    screen: () => import('./features/public/SharedDocument.tsx').then((module) => module.SharedDocument),
  },
  ...guides,
  {
    path: '/unauthorized-access',
    name: 'UnauthorizedAccess',
    title: 'unauthorized.title',
    layout: 'common',
    screen: () => status().then((module) => module.Unauthorized),
  },
  {
    path: '/under-maintenance',
    name: 'UnderMaintenance',
    title: 'maintenance.title',
    layout: 'common',
    keepsStorage: true,
    screen: () => status().then((module) => module.UnderMaintenance),
  },
  {
    path: '/no-entity',
    name: 'NoEntity',
    title: 'noEntity.title',
    layout: 'common',
    screen: () => status().then((module) => module.NoEntity),
  },
  {
    path: '/no-rights-assigned',
    name: 'NoRightsAssigned',
    title: 'noRights.title',
    layout: 'shell',
    screen: () => status().then((module) => module.NoRights),
  },
  {
    path: '/no-business-access',
    name: 'NoBusinessAccess',
    title: 'noBusiness.title',
    layout: 'common',
    screen: () => status().then((module) => module.NoBusinessAccess),
  },
  {
    path: '/notice-page',
    name: 'NoticePage',
    title: 'notice.title',
    layout: 'common',
    screen: () => status().then((module) => module.Notice),
  },
  {
    path: '/error-400',
    name: 'Error400',
    title: 'badRequest.title',
    layout: 'common',
    screen: () => status().then((module) => module.BadRequest),
  },
  {
    path: '/404',
    name: 'Page Not Found',
    title: 'notFound.title',
    layout: 'common',
    screen: () => status().then((module) => module.NotFound),
  },
]

export const notFoundRoute = publicRoutes.find(({ path }) => path === '/404')!
