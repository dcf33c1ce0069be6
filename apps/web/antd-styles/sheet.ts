import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { createRequire } from 'node:module'
import { theme } from '../src/ui/theme.ts'
import { samples } from './samples.ts'

// Node reads antd's CommonJS files only: its ECMAScript modules leave out the endings of file names
const require = createRequire(import.meta.url)
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs') as typeof import('@ant-design/cssinjs')
const { iconStyles } = require('@ant-design/icons/lib/renderUtils') as typeof import('@ant-design/icons/lib/renderUtils')
const { ConfigProvider } = require('antd') as typeof import('antd')

export interface StyleSheet {
  css: string
  /** Names of the components whose rules are in it, as antd's modules of styles have them: `Button`, `Input-Search`. */
  components: Set<string>
}

/** The rules of all components that the page uses; the theme's values themselves are set in the browser, where motion may be unwanted. */
export function makeStyleSheet(): StyleSheet {
  const cache = createCache()
  renderToString(
    createElement(StyleProvider, {
      cache,
      children: createElement(ConfigProvider, {
        theme,
        children: createElement(Fragment, null, ...samples),
      }),
    }),
  )
  const components = new Set<string>()
  for (const key of cache.cache.keys()) {
    const [kind, , names] = key.split('%')
    // one part of a component has a name of its own, the whole has its name twice
    if (kind === 'style' && names !== undefined) components.add(names.replace(/^(\w+)-\1$/, '$1'))
  }
  return { css: `${iconStyles}${extractStyle(cache, { plain: true, types: ['style', 'cssVar'] })}`, components }
}
