import '@fontsource-variable/noto-sans-devanagari/index.css'
