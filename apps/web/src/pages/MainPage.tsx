import { Suspense, useEffect, useState } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { matchPath, Navigate, useLocation, useRoutes } from 'react-router'
import { signOut } from '../features/ways-in/auth/sign-out.ts'
import { Shell } from '../features/base/shell/Shell.tsx'
import { ShellSkeleton } from '../features/base/shell/ShellSkeleton.tsx'
import { useBootstrap } from '../features/base/shell/use-bootstrap.ts'
import { featureRoutes } from '../features.generated.ts'
import { callAhead } from '../lib/call.ts'
import { messageOfError } from '../lib/call-error.ts'
import { firstScreen, type FeatureRoute } from '../lib/feature-route.ts'
import { currentLocale, loadScreenTexts, textNow } from '../lib/i18n.ts'
import { goAndSignOut } from '../lib/leave.ts'
import { loadSite } from '../lib/load-site.ts'
import { goTo } from '../lib/navigation.ts'
import { notify } from '../lib/notify.ts'
import { findPage, pagesOf, usePages, type Page } from '../lib/pages.ts'
import { queryClient } from '../lib/query.ts'
import { takePlatformSignIn } from '../lib/platform-sign-in.ts'
import { announceSessionLost, loginPath, returnAfterSignIn, useSession, watchOtherTabs } from '../lib/session.ts'
import { signOutAtProvider, takeSubject } from '../lib/single-sign-on.ts'
import { clearTabs, homePath, reloadTabs } from '../lib/tabs.ts'
import { loadShellTexts } from '../lib/texts.ts'
import { AppTheme } from '../ui/AppTheme.tsx'
import { PageBoundary } from '../ui/PageBoundary.tsx'
import { PublicFrame } from '../ui/PublicFrame.tsx'
import { isPagePath, wasServedAsPage } from '../lib/is-page-path.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const home: FeatureRoute = {
  component: 'home',
  path: 'home',
  titleKey: 'shell.home',
  Component: firstScreen(() => import('./HomePage.tsx'), 'HomePage'),
}

const routes: FeatureRoute[] = [home, ...featureRoutes]

// what the screen of the address needs is on its way while the server is asked who is signed in
if (useSession.getState().token !== null) {
  for (const { path, Component, ahead } of routes) {
    const match = matchPath(path, location.pathname)
    if (match === null) continue
    // a failure is told where it is drawn
    Component.preload().catch(() => undefined)
    void ahead?.(callAhead, match.params)
    break
  }
}

void loadSite()
await loadShellTexts(currentLocale())
// most screens wait for these: they are on their way while the shell is drawn; those that do not, have them once the line is free again
// screens of `firstScreen` and `workScreen` (lib/feature-route.ts), by the first part of their address
const hasOwnTexts = /^\/(home|todo|done|cases|applications)?(\/|$)/.test(location.pathname)
setTimeout(() => void loadScreenTexts().catch(() => undefined), hasOwnTexts ? 10_000 : 0)

/** Where unknown paths lead (specification §2.1). */
const missingPath = '/404'

/** Where somebody is led whose password another has set (specification §2.1). */
const passwordPath = '/update-password'

// What one user has read must not be shown to the next one.
useSession.subscribe((state, before) => {
  if (state.token === before.token) return
  queryClient.clear()
  clearTabs()
  usePages.setState({ menus: [], all: [] })
})

/** Signs out by choice, here and on the server; whoever came through the identity provider or the national platform signs out there too. */
function logout(): void {
  const { user } = useSession.getState()
  const platformSignIn = takePlatformSignIn()
  if (platformSignIn !== undefined) {
    void import('../lib/leave-national-platform.ts')
      .then(({ leaveNationalPlatform }) => leaveNationalPlatform(platformSignIn))
      .finally(goAndSignOut)
    return
  }
  const subjectId = takeSubject()
  if (subjectId === undefined || user === null) return goAndSignOut()
  void signOutAtProvider(subjectId, user.kind, signOut)
}

function RoutedPage({ pages }: { pages: readonly Page[] }) {
  return useRoutes(pages.map(({ pattern, route: { Component } }) => ({ path: pattern, element: <Component /> })))
}

/** The page itself: loaded when it is opened; when it breaks, the frame stays. */
function PageSlot({ pages }: { pages: readonly Page[] }) {
  const { pathname } = useLocation()
  return (
    <PageBoundary resetKey={pathname} fallback={() => <LoadFailure />}>
      <RoutedPage pages={pages} />
    </PageBoundary>
  )
}

/** To /404 (specification §2.1), which names the address that was asked for. */
function Missing({ path }: { path: string }) {
  return <Navigate to={missingPath} replace state={{ missing: path }} />
}

/** Who is signed in: menus, then the page in the shell; failure leads to the sign-in page, an unknown path to /404 (specification §2.1). */
function SignedIn() {
  // before a page opens its own
  useState(reloadTabs)
  const bootstrap = useBootstrap(routes)
  const pages = usePages((state) => state.all)
  const { pathname } = useLocation()
  const failure = bootstrap.state === 'failed' ? bootstrap : undefined
  useEffect(() => {
    if (failure === undefined) return
    notify.error(failure.isDisabled ? textNow('auth.disabled') : messageOfError(failure.error))
    goAndSignOut()
  }, [failure])

  if (bootstrap.state !== 'ready') return <ShellSkeleton />
  const mustChangePassword = bootstrap.user.passwordState === 'must-change'
  if (mustChangePassword && pathname !== passwordPath) return <Navigate to={passwordPath} replace />
  if (pathname === missingPath)
    return (
      <Shell user={bootstrap.user} title={textNow('auth.notFoundTitle')} onLogout={logout}>
        <NotFoundPage />
      </Shell>
    )
  const page = findPage(pages, pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname)
  if (page === undefined) return <Missing path={pathname} />
  if (page.route.frame === 'bare') return <PageSlot pages={pages} />
  // nothing else is open to this person, so there is nothing for the shell to show
  if (mustChangePassword)
    return (
      <PublicFrame onSignOut={logout}>
        <PageSlot pages={pages} />
      </PublicFrame>
    )
  return (
    <Shell user={bootstrap.user} page={page} onLogout={logout}>
      <PageSlot pages={pages} />
    </Shell>
  )
}

/** Leads to the sign-in page, and after it to the page that was asked for. */
function ToSignIn() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname !== homePath && pathname !== '/') returnAfterSignIn(pathname + search)
    goTo(loginPath(), { replace: true })
  }, [pathname, search])
  return <ShellSkeleton />
}

/** A visitor sees public pages in a plain frame, the sign-in page in place of the others, and 404 where there is no page at all. */
function SignedOut() {
  const { pathname } = useLocation()
  const pages = pagesOf(
    routes.filter((route) => route.access === 'public'),
    [],
  )
  const page = findPage(pages, pathname)
  if (page === undefined) {
    if (pathname === missingPath)
      return (
        <PublicFrame signInPath={loginPath()} title={textNow('auth.notFoundTitle')}>
          <NotFoundPage />
        </PublicFrame>
      )
    return isPagePath(pathname) || wasServedAsPage(pathname) ? <ToSignIn /> : <Missing path={pathname} />
  }
  if (page.route.frame === 'bare') return <PageSlot pages={pages} />
  return (
    <PublicFrame signInPath={loginPath()}>
      <PageSlot pages={pages} />
    </PublicFrame>
  )
}

function Guard() {
  const token = useSession((state) => state.token)
  useEffect(() => watchOtherTabs(() => void announceSessionLost().then(() => location.reload())), [])
  return token === null ? <SignedOut /> : <SignedIn key={token} />
}

/** Everything behind the entrance: theme, queries, guard, shell. */
export function MainPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <AppTheme>
        <Suspense fallback={<ShellSkeleton />}>
          <Guard />
        </Suspense>
      </AppTheme>
    </QueryClientProvider>
  )
}
