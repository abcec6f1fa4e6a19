// Redirects a path without language prefix to the stored language, before the first paint.
try {
  const language = localStorage.getItem('language');
  if (language === 'es' || language === 'zh') {
    const path = location.pathname === '/' ? '' : location.pathname;
    location.replace(`/${language}${path}${location.search}${location.hash}`);
  }
} catch {
  // Storage is blocked: the path's language applies.
}
