import { ChoiceField } from '../../ui/form/fields.tsx'
import type { Reply } from '../api/call-types.ts'
import { useCall } from '../api/use-call.ts'

type Node = Reply<'entity.entities'>[number]

/** Any place of business that is active, each under the one it belongs to; `kept` stays although it is not. */
export function PlaceField({
  name,
  label,
  kept,
}: {
  name: string
  label?: string
  kept?: number | undefined
}) {
  const tree = useCall('entity.entities', {}, { staleMs: 60_000 })
  const options = (tree.data ?? []).flatMap((node) => choicesOf(node, [], kept))
  return <ChoiceField name={name} options={options} searchable required {...(label ? { label } : {})} />
}

function choicesOf(
  node: Node,
  above: readonly string[],
  kept: number | undefined,
): { value: string; label: string }[] {
  if (node.status !== 'Active' && node.entityId !== kept) return []
  const path = [...above, node.entityName]
  return [
    ...(node.hasAccess && !node.isSystem ? [{ value: String(node.entityId), label: path.join(' › ') }] : []),
    ...node.children.flatMap((child) => choicesOf(child, path, kept)),
  ]
}
