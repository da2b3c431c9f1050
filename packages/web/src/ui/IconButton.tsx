import type { ComponentProps } from 'react'
import css from './IconButton.module.css'

interface Props extends ComponentProps<'button'> {
  readonly variant?: 'subtle' | 'default'
}

/** A square button with an icon, as the kit draws it; a frame has a dozen, and the kit's costs ten times as much. */
export function IconButton({ variant = 'subtle', className, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      className={className ? `${css.icon} ${className}` : css.icon}
      data-variant={variant}
    />
  )
}
