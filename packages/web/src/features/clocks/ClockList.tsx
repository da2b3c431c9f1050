import { Button } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useState } from 'react'
import { inIndia } from '@bahi/domain/cal/shown.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { clockKinds } from '@bahi/domain/clocks/kinds.ts'
import { useNow } from '../../app/portals/use-now.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { DateText, TimeText } from '../../app/values.tsx'
import { Chip, dash } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import { later } from '../../ui/later.tsx'

const CalendarFeed = later(() => import('./CalendarFeed.tsx').then((module) => module.CalendarFeed))

type Row = RowOf<'legalClock.search'>

const tones: Readonly<Record<Row['state'], Tone>> = {
  NotYet: 'neutral',
  Open: 'ok',
  Soon: 'attention',
  Over: 'danger',
}

const columns: readonly ListColumn<Row>[] = [
  { key: 'kind', label: 'clock.kind', width: 256, card: 'title', cell: (row) => <Kind kind={row.kind} /> },
  {
    key: 'subject',
    label: 'clock.subject',
    width: 136,
    card: 'meta',
    cell: (row) => <bdi className="figure">{row.subject}</bdi>,
  },
  { key: 'party', label: 'clock.party', width: 150, card: 'meta', cell: (row) => row.partyName ?? dash },
  {
    key: 'until',
    label: 'clock.until',
    width: 112,
    sort: 'until',
    card: 'meta',
    cell: (row) => <Until value={row.until} />,
  },
  { key: 'left', label: 'clock.left', width: 96, card: 'end', cell: (row) => <Left until={row.until} /> },
  {
    key: 'state',
    label: 'clock.state',
    width: 104,
    card: 'state',
    cell: (row) => <State state={row.state} />,
  },
  {
    key: 'source',
    label: 'clock.source',
    width: 180,
    grows: true,
    cell: (row) => (row.source ? <bdi>{row.source}</bdi> : dash),
  },
]

const filters = [
  {
    key: 'kinds',
    label: 'clock.kind',
    labels: 'ClockKind',
    options: clockKinds,
  },
  { key: 'states', label: 'clock.state', labels: 'ClockState', options: ['NotYet', 'Open', 'Soon', 'Over'] },
] as const

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'Soon', label: 'enum.ClockState.Soon', set: { states: ['Soon'] } },
  { key: 'Open', label: 'enum.ClockState.Open', set: { states: ['Open'] } },
  { key: 'Over', label: 'enum.ClockState.Over', set: { states: ['Over'] } },
] as const

/** One calendar of what the law gives time for: what ends first is in front. */
export function ClockList() {
  const t = useT()
  const [isFeedOpen, setFeedOpen] = useState(false)
  return (
    <>
      <ListScreen
        list="legalClock"
        call="legalClock.search"
        title="clock.title"
        columns={columns}
        filters={filters}
        chips={chips}
        firstSort="until ASC"
        isOfCompany
        open={(row) => row.path}
        emptyText="clock.empty"
        extra={
          <Button
            variant="default"
            leftSection={<IconCalendarShare size={18} stroke={1.5} aria-hidden />}
            onClick={() => setFeedOpen(true)}
          >
            {t('calendarFeed.open')}
          </Button>
        }
      />
      {isFeedOpen && <CalendarFeed onClose={() => setFeedOpen(false)} />}
    </>
  )
}

function Kind({ kind }: { kind: string }) {
  return <>{useT().label('ClockKind', kind)}</>
}

function State({ state }: { state: Row['state'] }) {
  return <Chip tone={tones[state]}>{useT().label('ClockState', state)}</Chip>
}

/** Most end with a day; the portals count hours. */
function Until({ value }: { value: string }) {
  const [date = '', time = ''] = inIndia(value).split(/[ T]/)
  return time.startsWith('23:59') ? <DateText value={date} /> : <TimeText value={value} />
}

/** Days, or hours and minutes in the last two. */
function Left({ until }: { until: string }) {
  const t = useT()
  const minutes = Math.floor((Date.parse(until) - useNow()) / 60_000)
  if (minutes < 0) return <span className="muted">{t('clock.over')}</span>
  if (minutes >= 2880) return <>{t.count('clock.leftDays', Math.floor(minutes / 1440))}</>
  return <>{t('eInvoice.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</>
}
