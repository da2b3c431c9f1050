import { Component, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { CompanyRoute } from '../../routes.ts'
import { notFoundRoute } from '../../routes-public.ts'
import type { PublicRoute } from '../../routes-public.ts'
import { arriving, later, useArriving } from '../../ui/later.tsx'
import type { Arriving } from '../../ui/later.tsx'
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

const screens = new WeakMap<object, Arriving<ComponentType>>()

interface Row {
  readonly screen: () => Promise<ComponentType>
}

function screenOf(row: Row): Arriving<ComponentType> {
  const known = screens.get(row)
  if (known) return known
  const made = arriving(() => withLimit(row.screen()))
  screens.set(row, made)
  return made
}

/** The code of a row that is there before its first drawing: it is drawn at once, without a skeleton before it. */
export async function loadScreen(route: CompanyRoute): Promise<void> {
  await screenOf(route).fetch()
}

/** The screen of a row with what belongs to it; `meanwhile` until its code is there. */
function ScreenOf({
  row,
  meanwhile = null,
  children,
}: {
  row: Row
  meanwhile?: ReactNode
  children?: ReactNode
}) {
  const Screen = useArriving(screenOf(row))
  if (!Screen) return meanwhile
  return (
    <>
      <Screen />
      {children}
    </>
  )
}

/** Begins to load, not once the screen is drawn: the frame around it arrives meanwhile. */
function begin(row: Row): void {
  screenOf(row)
    .fetch()
    .catch(() => undefined)
}

const pages = () => withLimit(import('../../features/public/StatusPages.tsx'))
const Denied = later(() => pages().then((module) => module.Unauthorized))
const Inactive = later(() => pages().then((module) => module.InactiveBusiness))

const DeniedScreen = ({ why }: { why: Denial | undefined }) =>
  why === 'inactive' ? <Inactive /> : <Denied why={why} />

const UnseenPlace = later(() => import('./UnseenPlace.tsx').then((module) => module.UnseenPlace))

export function CompanyScreen({ route }: { route: CompanyRoute }) {
  const t = useT()
  const { eId, id, search } = useNav()
  const title = t(route.title)
  useEffect(() => setTitle(title), [title])
  const decision = guardNow({ ...route, zone: 'company' }, String(eId))
  if (decision.kind !== 'deny') begin(route)
  return (
    <Catch key={`${route.path} ${id ?? ''}`}>
      <LoadBoundary>
        {decision.kind === 'deny' ? (
          <>
            <DeniedScreen why={decision.why} />
            <Arrived />
          </>
        ) : (
          <KindContext value={route.kind}>
            {(search['entityId'] ?? search['entityIds']) && <UnseenPlace />}
            <ScreenOf row={route} meanwhile={<ScreenSkeleton />}>
              <Arrived />
            </ScreenOf>
          </KindContext>
        )}
      </LoadBoundary>
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
const PublicLayout = later(() =>
  withLimit(import('../layouts/PublicLayout.tsx')).then((module) => module.PublicLayout),
)

/** Of one inside the shell, the shell around it is the frame. */
const Frame = ({ layout, children }: { layout: PublicRoute['layout']; children: ReactNode }) =>
  layout === 'shell' ? children : <PublicLayout layout={layout}>{children}</PublicLayout>

export function PublicScreen({ route }: { route: PublicRoute }) {
  const t = useT()
  const title = t(route.title)
  useEffect(() => setTitle(title), [title])
  begin(route)
  return (
    <Catch key={route.path}>
      <Frame layout={route.layout}>
        <Catch>
          <ScreenOf row={route} />
        </Catch>
      </Frame>
    </Catch>
  )
}

/** An unknown address below a company: said inside the shell, the address stays. */
export function MissingScreen() {
  const t = useT()
  useEffect(() => setTitle(t('notFound.title')), [t])
  return <ScreenOf row={notFoundRoute} />
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
