/**
 * What antd's modules of styles are in a built page (antd-styles): the sheet has the rules already, so the hooks only name the class that
 * carries the theme's values.
 */
import { styleKey } from './theme.ts'

// the first would be the class of hashed styles
const classes = ['', styleKey] as const

/** In place of a hook of genStyleHooks. */
export const useClasses = () => classes

/** In place of a hook of genComponentStyleHook. */
export const useNoClass = () => ''

/** In place of a component of genSubStyleComponent. */
export const NoStyle = () => null
