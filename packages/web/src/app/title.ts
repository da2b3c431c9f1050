import { useSession } from './session/session.ts'

/** `{route title} | {applicationTitle} {applicationSubTitle}` */
export function setTitle(routeTitle: string): void {
  const { login } = useSession.getState()
  const application = [login?.applicationTitle, login?.applicationSubTitle].filter(Boolean).join(' ')
  document.title = [routeTitle, application].filter(Boolean).join(' | ')
}
