import { useEffect } from 'react'
import { useSession } from '../session/session.ts'

/** The logo of the white label, and with it the icon of the page. */
export function Logo({ size = 28 }: { size?: number }) {
  const brand = useSession((session) => session.login?.brand)
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!icon || !brand) return
    // The type in the page is that of the product's own icon.
    icon.removeAttribute('type')
    icon.href = brand.icon
  }, [brand])
  return (
    <img src={brand?.logo ?? '/brand/bahi/logo.svg'} width={size} height={size} alt="" draggable={false} />
  )
}
