import { useMemo } from 'react'
import type { Reply } from '../api/call-types.ts'
import { useCall } from '../api/use-call.ts'
import type { ListColumn } from '../screens/ListScreen.tsx'
import type { TextKey } from '../texts.ts'
import { OwnValue } from './OwnValue.tsx'

export type OwnField = Reply<'customField.search'>[number]
export type OwnKind = OwnField['recordKind']
export type OwnValues = Readonly<Record<string, string>>

const none: readonly OwnField[] = []

/** Fields that the business made for a kind of record, in their order; deleted ones too, for what is written in them. */
export function useOwnFields(kind: OwnKind | undefined): readonly OwnField[] {
  const found = useCall('customField.search', undefined, {
    enabled: kind !== undefined,
    quiet: true,
    staleMs: Infinity,
  })
  return useMemo(
    () => (kind && found.data ? found.data.filter(({ recordKind }) => recordKind === kind) : none),
    [found.data, kind],
  )
}

/** A column for each that is wanted in lists. */
export function useOwnColumns<R>(kind: OwnKind | undefined): readonly ListColumn<R>[] {
  const fields = useOwnFields(kind)
  return useMemo(
    () =>
      fields
        .filter(({ isInList, isDeleted }) => isInList && !isDeleted)
        .map((field) => ({
          key: field.key,
          // Labels of own fields come with the texts of the language, under their key.
          label: `field.${field.key}` as TextKey,
          width: field.type === 'text' ? 160 : 110,
          ...(field.type === 'number' ? { align: 'end' as const } : {}),
          cell: (row: R) => (
            <OwnValue
              field={field}
              value={(row as { customFields?: OwnValues | null }).customFields?.[field.key]}
            />
          ),
        })),
    [fields],
  )
}
