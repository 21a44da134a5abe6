export const style = `
body{margin:0;background:#f7f4ee;color:#2b2a26;font:16px/1.5 system-ui,sans-serif}
main{max-width:1200px;margin:0 auto;padding:24px 16px}
h1{font-size:28px}h2{margin-top:40px;font-size:20px}h3{margin:0;font-size:16px;font-weight:600}
.wide{overflow-x:auto}table{border-collapse:collapse;background:#fff;font-size:14px}
th,td{padding:6px 10px;border:1px solid #ddd6c8;text-align:left;vertical-align:top}
td.walked,span.walked{color:#2e6a2e}td.api{color:#2a5a8a}small{font-size:12px;color:#5a564d}
.pictures{display:flex;flex-wrap:wrap;gap:12px;margin:12px 0}figure{margin:0;flex:1 1 260px;max-width:420px}
.picture{aspect-ratio:var(--shape);border:1px solid #ddd6c8;border-radius:4px;background:#efeadf top/cover no-repeat}figcaption{font-size:14px;color:#5a564d}
td.none,span.none{color:#6b675e}.missing{color:#a3261c;font-weight:600}
article{margin:16px 0;padding:16px;border:1px solid #ddd6c8;border-radius:8px;background:#fff;overflow-wrap:anywhere}
article h3{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}article span{color:#5a564d}details{margin:8px 0}summary{cursor:pointer}
code{font-size:13px;background:#efeadf;padding:1px 4px;border-radius:3px}li{margin:2px 0;overflow-wrap:anywhere}
`;
