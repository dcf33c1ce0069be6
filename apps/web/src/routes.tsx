import { Navigate, type RouteObject } from 'react-router'
import { LoginEntry, LoginPage } from './pages/LoginPage.tsx'
import { LoadFailure } from './pages/LoadFailure.tsx'
import { addAntdSheet } from './ui/antd-sheet.ts'

const redirectHome = <Navigate to="/home" replace />

/**
 * The fixed addresses of specification §2.1. Everything else (the main shell, menu routes, the features' screens, unknown paths) is
 * behind `*`: its table depends on who is signed in and is built by pages/MainPage.
 */
export const routes: RouteObject[] = [
  {
    errorElement: <LoadFailure />,
    hydrateFallbackElement: <></>,
    children: [
      { path: '/', element: redirectHome },
      { path: '/main', element: redirectHome },
      { path: '/main/home', element: redirectHome },
      { path: '/login', element: <LoginEntry /> },
      { path: '/crblogin', element: <LoginPage /> },
      {
        path: '/loginTransit',
        lazy: async () => ({ Component: (await import('./features/ways-in/auth/transit/LoginTransit.tsx')).LoginTransit }),
      },
      {
        path: '/platform-return',
        lazy: async () => ({ Component: (await import('./features/ways-in/auth/platform/PlatformPages.tsx')).PlatformReturn }),
      },
      {
        path: '/platform-arrival',
        lazy: async () => ({ Component: (await import('./features/ways-in/auth/platform/PlatformPages.tsx')).PlatformArrival }),
      },
      {
        path: '*',
        lazy: async () => {
          const [{ MainPage }] = await Promise.all([import('./pages/MainPage.tsx'), addAntdSheet()])
          return { Component: MainPage }
        },
      },
    ],
  },
]
