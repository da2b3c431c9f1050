import { Checkbox } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useKind } from '../../../app/use-kind.ts'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { LinkDialog } from '../../../app/share/LinkDialog.tsx'
import { useT } from '../../../app/texts.ts'
import { factsOf } from '../facts.ts'

/** The public link of a document. */
export function ShareDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const kind = useKind()
  const { mutate, data } = useAction(`${kind}.link`, { refreshes: ['public'] })
  const revoke = useAction(`${kind}.revokeLink`, { refreshes: ['public'] })
  const links = useCall('public.links', { documentId: id }, { enabled: data !== undefined, quiet: true })
  const [expiresOn, setExpiresOn] = useState('')
  const [isProforma, setProforma] = useState(false)
  useEffect(
    () => mutate({ id, ...(expiresOn ? { expiresOn } : {}), ...(isProforma ? { printAs: 'Proforma' } : {}) }),
    [mutate, id, expiresOn, isProforma],
  )
  return (
    <LinkDialog
      text={t(`kind.${kind}.linkMade`)}
      made={data}
      expiresOn={expiresOn}
      onExpires={setExpiresOn}
      links={links}
      onRevoke={(linkId, then) =>
        revoke.mutate({ id, ...(linkId === undefined ? {} : { linkId }) }, { onSuccess: then })
      }
      ending={revoke.isPending ? revoke.variables.linkId : undefined}
      onClose={onClose}
    >
      {factsOf(kind).hasProforma && (
        <Checkbox
          label={t('proforma.as')}
          checked={isProforma}
          onChange={(event) => setProforma(event.currentTarget.checked)}
        />
      )}
    </LinkDialog>
  )
}
