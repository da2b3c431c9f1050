import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Viewer } from './features/data-file-viewer/Viewer.tsx'
import './features/data-file-viewer/viewer.css'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Viewer />
  </StrictMode>,
)
