import type { Plugin } from 'vite'

/** What an endpoint does, in words for whoever reads the contract: a property with a text of its own, on lines of its own as the formatter writes it. */
const summary = /^ *summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$\\]*`),\n/gm

/** Contracts without what only their readers need: the page would carry the words of every endpoint. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[/\\]packages[/\\]core[/\\]src[/\\].*\.ts$/, code: 'summary:' },
      handler: (code) => ({ code: code.replace(summary, ''), map: null }),
    },
  }
}
