import { NativeSelect } from '@mantine/core'
import { itcEligibilities, itcReasons } from '@bahi/domain/documents/itc.ts'
import type { ItcEligibility, ItcReason } from '@bahi/domain/documents/itc.ts'
import { useT } from '../../../app/texts.ts'
import type { TextKey } from '../../../app/texts.ts'
import { setHeader, setLine } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'

interface Typed {
  readonly itcEligibility?: ItcEligibility | '' | undefined
  readonly itcReason?: ItcReason | '' | undefined
}

interface Props {
  /** Before the names of the fields: `lines[0].` of a line. */
  readonly path?: string
  readonly typed: Typed
  /** What nothing chosen means. */
  readonly usual: TextKey
  readonly problems: ReadonlyMap<string, string>
  readonly onChange: (change: { itcEligibility?: ItcEligibility | ''; itcReason?: ItcReason | '' }) => void
}

/** What the tax is credited as; what is not credited has its reason. */
function Itc({ path = '', typed, usual, problems, onChange }: Props) {
  const t = useT()
  const { itcEligibility = '', itcReason = '' } = typed
  return (
    <>
      <NativeSelect
        label={t('itc.eligibility')}
        name={`${path}itcEligibility`}
        value={itcEligibility}
        error={problems.get(`${path}itcEligibility`)}
        data={[
          { value: '', label: t(usual) },
          ...itcEligibilities.map((value) => ({ value, label: t.label('ItcEligibility', value) })),
        ]}
        onChange={(event) =>
          onChange({ itcEligibility: event.currentTarget.value as ItcEligibility | '', itcReason: '' })
        }
      />
      {itcEligibility === 'Ineligible' && (
        <NativeSelect
          label={t('itc.reason')}
          name={`${path}itcReason`}
          required
          value={itcReason}
          error={problems.get(`${path}itcReason`)}
          data={[
            { value: '', label: '' },
            ...itcReasons.map((value) => ({ value, label: t.label('ItcReason', value) })),
          ]}
          onChange={(event) => onChange({ itcReason: event.currentTarget.value as ItcReason | '' })}
        />
      )}
    </>
  )
}

export function ItcOfDocument({ store, usual }: { store: InvoiceStore; usual: TextKey }) {
  const itcEligibility = store(({ header }) => header.itcEligibility)
  const itcReason = store(({ header }) => header.itcReason)
  const problems = store((state) => state.problems)
  return (
    <Itc
      typed={{ itcEligibility, itcReason }}
      usual={usual}
      problems={problems}
      onChange={(change) => setHeader(store, change)}
    />
  )
}

export function ItcOfLine({ store, lineKey, path }: { store: InvoiceStore; lineKey: number; path: string }) {
  const line = store(({ lines }) => lines.get(lineKey))
  const problems = store((state) => state.problems)
  if (!line) return null
  return (
    <Itc
      path={path}
      typed={line}
      usual="itc.asDocument"
      problems={problems}
      onChange={(change) =>
        setLine(store, lineKey, {
          ...('itcEligibility' in change ? { itcEligibility: change.itcEligibility || undefined } : {}),
          itcReason: change.itcReason || undefined,
        })
      }
    />
  )
}
