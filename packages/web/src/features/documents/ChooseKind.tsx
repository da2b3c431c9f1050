import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { IconFileInvoice, IconShoppingCart } from '@tabler/icons-react'
import { useEffect } from 'react'
import { isKindWithScreens, kindsWithScreens, pathOf, rightOf } from '../../app/documents.ts'
import { useNav } from '../../app/nav.tsx'
import { TileScreen } from '../../app/screens/TileScreen.tsx'
import { useRights } from '../../app/session/rights.ts'

interface Props {
  readonly page: 'create' | 'edit'
}

const titles = { create: 'document.create', edit: 'document.edit' } as const

/** The form of each kind that the user may fill; `?kind=` opens the form of that kind at once. */
function ChooseKind({ page }: Props) {
  const nav = useNav()
  const rights = useRights()
  const { kind } = nav.search
  const asked = typeof kind === 'string' && isKindWithScreens(kind) ? kind : undefined
  const id = page === 'edit' ? nav.id : undefined
  useEffect(() => {
    if (asked) nav.go(pathOf(asked, page, id), { replace: true })
  }, [asked, page, id, nav])
  if (asked) return null
  const kinds = kindsWithScreens.filter((one) => rights.may(rightOf(one, page === 'create' ? 'AD' : 'ED')))
  return (
    <TileScreen
      title={titles[page]}
      tiles={kinds.map((one) => ({
        to: pathOf(one, page, id),
        title: page === 'create' ? `kind.${one}.create` : `kind.${one}.edit`,
        icon: documentKinds[one].side === 'sale' ? IconFileInvoice : IconShoppingCart,
      }))}
    />
  )
}

export const CreateAnyDocument = () => <ChooseKind page="create" />
export const EditAnyDocument = () => <ChooseKind page="edit" />
