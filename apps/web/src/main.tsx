// first: it takes name and password of /loginTransit out of the address
import './lib/transit-query.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { askWhoIsSignedIn } from './lib/ask-who-is-signed-in.ts'
import { startLocale } from './lib/i18n.ts'
import { replaceServerPage } from './lib/server-page.ts'
import './ui/base.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

askWhoIsSignedIn()
await startLocale()
replaceServerPage(root)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// The page font is behind the system's own Chinese fonts: its files are fetched only where none is installed, so the list of them waits for the first screen.
setTimeout(() => void import('@fontsource-variable/noto-sans-sc/index.css'), 1000)
