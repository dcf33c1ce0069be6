import { createBrowserRouter, RouterProvider } from 'react-router'
import { setNavigator } from './lib/navigation.ts'
import { Toast } from './ui/Toast.tsx'
import { routes } from './routes.tsx'

const router = createBrowserRouter(routes)
setNavigator((path, options) => void router.navigate(path, options))

/** The router and the messages above it. Everything that needs antd is loaded behind the sign-in page. */
export function App() {
  return (
    <>
      <RouterProvider router={router} />
      <Toast />
    </>
  )
}
