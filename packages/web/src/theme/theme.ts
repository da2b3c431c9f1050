import { createTheme } from '@mantine/core'
import { create } from 'zustand'
import type { MantineThemeOverride, VariantColorsResolver } from '@mantine/core'

/** Buttons in our two inks only; a colour is never needed to tell what a button does. */
const variantColorResolver: VariantColorsResolver = ({ variant, color }) => {
  const danger = color === 'red'
  const ink = danger ? 'var(--danger)' : 'var(--ink)'
  const tint = danger ? 'var(--danger-tint)' : 'var(--ink-tint)'
  switch (variant) {
    case 'filled':
      return {
        background: ink,
        hover: danger ? 'color-mix(in srgb, var(--danger) 85%, black)' : 'var(--ink-hover)',
        color: danger ? 'var(--surface)' : 'var(--on-ink)',
        border: '1px solid transparent',
      }
    case 'light':
      return { background: tint, hover: tint, color: ink, border: '1px solid transparent' }
    case 'subtle':
    case 'transparent':
      return {
        background: 'transparent',
        hover: 'var(--hover)',
        color: danger ? ink : 'var(--text)',
        border: '1px solid transparent',
      }
    default:
      return {
        background: 'var(--surface)',
        hover: 'var(--hover)',
        color: danger ? ink : 'var(--text)',
        border: '1px solid var(--line)',
      }
  }
}

const still = { duration: 0 }
const drawerMotion = { duration: 180 }

/** Mantine with our tokens; colours themselves are CSS variables in tokens.css. */
const theme: MantineThemeOverride = createTheme({
  fontFamily: 'var(--font)',
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    Button: { defaultProps: { variant: 'default', size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 36 } },
    // Help is below the field: labels and inputs of a row keep one line.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    // Scroll locking would put a style element into the page, which the content policy refuses.
    Modal: { defaultProps: { lockScroll: false, transitionProps: still, centered: true } },
    // The kit mirrors it: at the end of the line in either direction.
    Drawer: { defaultProps: { position: 'right', lockScroll: false, transitionProps: drawerMotion } },
    Menu: { defaultProps: { transitionProps: still, shadow: undefined } },
    Popover: { defaultProps: { transitionProps: still } },
    // The list itself scrolls, by the keys of its field: an area around it would be a place that no key reaches.
    Select: {
      defaultProps: { size: 'sm', comboboxProps: { transitionProps: still }, withScrollArea: false },
      styles: { options: { maxBlockSize: 250, overflowY: 'auto' } },
    },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: still, multiline: true } },
  },
})

/** What a screen reader says of the cross of a dialog; the session sets the word. */
export const useCloseLabel = create(() => ({ label: 'Close' }))

/** The theme whose dialogs and drawers have a cross of this name. */
export function themeWith(label: string): MantineThemeOverride {
  const named = { closeButtonProps: { 'aria-label': label } }
  const { Modal, Drawer } = theme.components!
  return {
    ...theme,
    components: {
      ...theme.components,
      Modal: { defaultProps: { ...Modal!.defaultProps, ...named } },
      Drawer: { defaultProps: { ...Drawer!.defaultProps, ...named } },
    },
  }
}
