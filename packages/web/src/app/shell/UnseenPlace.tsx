import { Button } from '@mantine/core'
import { Notice } from '../../ui/Notice.tsx'
import type { Reply } from '../api/call-types.ts'
import { useCall } from '../api/use-call.ts'
import { useNav } from '../nav.tsx'
import { useT } from '../texts.ts'

type Node = Reply<'entity.entities'>[number]

const all = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...all(node.children)])

/** Over a screen whose address names a GSTIN or place that the user does not see in this business: what is shown is of another. */
export function UnseenPlace() {
  const t = useT()
  const nav = useNav()
  const tree = useCall(
    'entity.entities',
    { companyId: nav.eId ?? 0 },
    { enabled: nav.eId !== undefined, staleMs: 60_000, quiet: true, needed: true },
  )
  if (!tree.data) return null
  const seen = new Set(
    all(tree.data)
      .filter(({ hasAccess }) => hasAccess)
      .map(({ entityId }) => String(entityId)),
  )
  const named = ['entityId', 'entityIds'].flatMap((name) => nav.search[name] ?? [])
  if (named.every((id) => seen.has(id))) return null
  return (
    <Notice>
      <span>{t('shell.unseenPlace')}</span>
      <Button
        size="xs"
        variant="default"
        onClick={() => nav.setSearch({ entityId: undefined, entityIds: undefined })}
      >
        {t('common.close')}
      </Button>
    </Notice>
  )
}
