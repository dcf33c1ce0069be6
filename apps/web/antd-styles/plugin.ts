import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { unused } from './samples.ts'
import { makeStyleSheet } from './sheet.ts'

const sheetId = 'virtual:antd-sheet'
/** What stands in place of the hooks that make styles. */
const withoutStyles = fileURLToPath(new URL('../src/ui/antd-without-styles.ts', import.meta.url))
const replacements: Record<string, string> = {
  genStyleHooks: 'useClasses',
  genComponentStyleHook: 'useNoClass',
  genSubStyleComponent: 'NoStyle',
}
const styleModule = /\/antd\/es\/.+\/style(\/[\w-]+)?\.js$/

/**
 * `virtual:antd-sheet`: the address of a style sheet with the rules of antd's components, made when the page is built. antd makes them in the
 * browser otherwise, component by component: a fifth of a first load's script time. The development server leaves it so.
 *
 * Whoever uses a component for the first time draws one in samples.ts; the build fails where one is missing.
 */
export function antdStyles(): Plugin {
  let isBuild = false
  let drawn = new Set<string>()
  /** The components whose rules a module makes. */
  const componentsOf = new Map<string, string[]>()
  return {
    name: 'antd-styles',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === sheetId ? `\0${sheetId}` : undefined),
    load(id) {
      if (id !== `\0${sheetId}`) return undefined
      if (!isBuild) return 'export default undefined'
      const { css, components } = makeStyleSheet()
      drawn = components
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'antd.css', source: css })}`
    },
    transform(code, id) {
      if (!isBuild || !styleModule.test(id)) return undefined
      const calls = findCalls(this.parse(code))
      if (calls.length === 0) return undefined
      componentsOf.set(
        id,
        calls.map(({ component }) => component),
      )
      let replaced = code
      for (const { start, end, callee } of calls.sort((a, b) => b.start - a.start))
        replaced = replaced.slice(0, start) + replacements[callee] + replaced.slice(end)
      return { code: `import { ${Object.values(replacements).join(', ')} } from '${withoutStyles}'\n${replaced}`, map: null }
    },
    generateBundle(_options, bundle) {
      const used = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
        .filter(([, { renderedExports }]) => renderedExports.length > 0)
      const missing = used
        .flatMap(([id]) => componentsOf.get(id) ?? [])
        .filter((component) => !drawn.has(component) && !unused.has(component))
      if (missing.length > 0) this.error(`the page uses what antd-styles/samples.ts does not draw: ${missing.join(', ')}`)
    },
  }
}

interface Call {
  start: number
  end: number
  callee: string
  /** `Button`, or `Input-Search` for a part. */
  component: string
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** The calls that make a hook or component of styles, none within another. */
function findCalls(node: unknown): Call[] {
  if (Array.isArray(node)) return node.flatMap(findCalls)
  if (typeof node !== 'object' || node === null) return []
  const { type, start, end, callee, arguments: given } = node as Node
  const name = type === 'CallExpression' ? ((callee as Node).name as string | undefined) : undefined
  if (name !== undefined && name in replacements) {
    const [what] = given as Node[]
    const names = what!.type === 'ArrayExpression' ? (what!.elements as Node[]) : [what!]
    return [{ start, end, callee: name, component: names.map(({ value }) => value as string).join('-') }]
  }
  return Object.values(node).flatMap(findCalls)
}
