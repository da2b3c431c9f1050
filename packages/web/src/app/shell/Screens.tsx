import { Component, lazy, Suspense, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { CompanyRoute } from '../../routes.ts'
import { notFoundRoute } from '../../routes-public.ts'
import type { PublicRoute } from '../../routes-public.ts'
import { KindContext } from '../use-kind.ts'
import { ScreenFailed } from '../Failed.tsx'
import { LoadBoundary } from '../LoadBoundary.tsx'
import { NotArrived, withLimit } from '../lazy.ts'
import { useNav } from '../nav.tsx'
import { guardNow } from '../session/guard-now.ts'
import type { Denial } from '../session/session.ts'
import { useT } from '../texts.ts'
import { setTitle } from '../title.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

const loaded = new WeakMap<object, ComponentType>()
/** The code of a row that is there before its first drawing: it is drawn at once, without a skeleton before it. */
export async function loadScreen(route: CompanyRoute): Promise<void> {
  loaded.set(route, await withLimit(route.screen()))
}

/** One lazy component a row, made when the row is first opened. */
function screenOf(route: { readonly screen: () => Promise<ComponentType> }): ComponentType {
  const known = loaded.get(route)
  if (known) return known
  // Begun here, not at its first drawing: the frame around it arrives meanwhile.
  const arriving = withLimit(route.screen()).then((screen) => ({ default: screen }))
  arriving.catch(() => undefined)
  const made = lazy(() => arriving)
  loaded.set(route, made)
  return made
}

const Denied = lazy(() =>
  withLimit(import('../../features/public/StatusPages.tsx')).then((module) => ({
    default: module.Unauthorized,
  })),
)

const Inactive = lazy(() =>
  withLimit(import('../../features/public/StatusPages.tsx')).then((module) => ({
    default: module.InactiveBusiness,
  })),
)

const DeniedScreen = ({ why }: { why: Denial | undefined }) =>
  why === 'inactive' ? <Inactive /> : <Denied why={why} />

export function CompanyScreen({ route }: { route: CompanyRoute }) {
  const t = useT()
  const { eId, id } = useNav()
  const title = t(route.title)
  useEffect(() => setTitle(title), [title])
  const decision = guardNow({ ...route, zone: 'company' }, String(eId))
  const Screen = decision.kind === 'deny' ? undefined : screenOf(route)
  return (
    <Catch key={`${route.path} ${id ?? ''}`}>
      <Suspense fallback={<ScreenSkeleton />}>
        <LoadBoundary>
          {Screen ? (
            <KindContext value={route.kind}>
              <Screen />
            </KindContext>
          ) : (
            <DeniedScreen why={decision.kind === 'deny' ? decision.why : undefined} />
          )}
        </LoadBoundary>
        <Arrived />
      </Suspense>
    </Catch>
  )
}

let isFirst = true
/** What was pressed is gone with its screen: the keyboard continues in the new one. The first screen begins at its top. */
function Arrived() {
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  return null
}

/** No company's page needs the frame of those outside one. */
const PublicLayout = lazy(() =>
  withLimit(import('../layouts/PublicLayout.tsx')).then((module) => ({ default: module.PublicLayout })),
)

/** Of one inside the shell, the shell around it is the frame. */
const Frame = ({ layout, children }: { layout: PublicRoute['layout']; children: ReactNode }) =>
  layout === 'shell' ? children : <PublicLayout layout={layout}>{children}</PublicLayout>

export function PublicScreen({ route }: { route: PublicRoute }) {
  const t = useT()
  const title = t(route.title)
  useEffect(() => setTitle(title), [title])
  const Screen = screenOf(route)
  return (
    <Catch key={route.path}>
      <Suspense fallback={null}>
        <Frame layout={route.layout}>
          <Catch>
            <Suspense fallback={null}>
              <Screen />
            </Suspense>
          </Catch>
        </Frame>
      </Suspense>
    </Catch>
  )
}

/** An unknown address below a company: said inside the shell, the address stays. */
export function MissingScreen() {
  const t = useT()
  useEffect(() => setTitle(t('notFound.title')), [t])
  const Screen = screenOf(notFoundRoute)
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  )
}

/** A screen that cannot be drawn, or whose code does not arrive, takes nothing else down with it. */
class Catch extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    return error === undefined ? (
      this.props.children
    ) : (
      <ScreenFailed hasArrived={!(error instanceof NotArrived)} />
    )
  }
}
